import type { FormField, PriceRuleDraft, PriceRules } from '@skerry/contracts';
import { formatBitRate, formatList, formatNumber, type Language } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import { answerWord } from '../../../platform/answers/answer-word.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { accessWord } from '../../../platform/quotes/quote-words.ts';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'locale'>;

/** What rules can be about. */
export type RuleCatalogue = Pick<PriceRules, 'products' | 'addons'>;

/** What a rule is about, in a line. */
export function conditionWords(
  words: Words,
  language: Language,
  { when }: PriceRuleDraft,
  { products, addons = [] }: RuleCatalogue,
): string {
  const { formatMessage, locale } = words;
  const list = (some: readonly string[]) => formatList(language, some);
  const nameOf = (productId: string) => products.find(({ id }) => id === productId)?.name ?? productId;
  const metres = (value: number) => formatMessage({ id: 'priceRules.metres' }, { metres: value });
  const parts = [
    when.products && list(when.products.map(nameOf)),
    when.countries && list(when.countries.map((country) => formatMessage({ id: `priceRules.country.${country}` }))),
    when.capacitiesBps && list(when.capacitiesBps.map((rate) => formatBitRate(locale, rate))),
    when.terms && formatMessage({ id: 'priceRules.terms' }, { terms: list(when.terms.map(String)) }),
    when.accessTypes && list(when.accessTypes.map((type) => accessWord(words, type))),
    when.agreements && list(when.agreements),
    when.addons &&
      list(
        when.addons.map((id) =>
          translatedName(addons.find((addon) => addon.id === id)?.translations ?? [], language, id),
        ),
      ),
    ...Object.entries(when.characteristics ?? {}).map(([id, values]) => {
      const field = characteristicsOf(products).find((each) => each.id === id);
      const name = translatedName(field?.translations ?? [], language, id);
      return `${name}: ${list(values.map((value) => (field ? answerWord(field, value, language) : value)))}`;
    }),
    when.fastTrack && formatMessage({ id: 'priceRules.fastTrack' }),
    when.fromMetres !== undefined &&
      formatMessage({ id: 'priceRules.fromMetres' }, { metres: metres(when.fromMetres) }),
    when.toMetres !== undefined && formatMessage({ id: 'priceRules.toMetres' }, { metres: metres(when.toMetres) }),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0 ? formatMessage({ id: 'priceRules.all' }) : parts.join(', ');
}

/** Those of any of the products, each once. */
export function characteristicsOf(products: RuleCatalogue['products']): FormField[] {
  const all = products.flatMap(({ characteristics = [] }) => characteristics);
  return all.filter(({ id }, place) => all.findIndex((each) => each.id === id) === place);
}

/** Those that are numbers: their units can be charged for. */
export function countedOf(products: RuleCatalogue['products']): FormField[] {
  return characteristicsOf(products).filter(({ type }) => type === 'number');
}

export function shareWord(locale: string, basisPoints: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return formatNumber(locale, basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2, signDisplay });
}

export function amountWord(locale: string, minor: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  // As prices of quotes: öre where there are some, then both digits.
  const digits = minor % 100 === 0 ? 0 : 2;
  return formatNumber(locale, minor / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
}

/** What a rule does to a price, in a few words. */
export function effectWords({ formatMessage, locale }: Words, { effect, currency }: PriceRuleDraft): string {
  const money = (minor: number) => [amountWord(locale, minor, 'exceptZero'), currency ?? ''].join(' ').trim();
  switch (effect.kind) {
    case 'list':
      return formatMessage({ id: 'priceRules.effect.list' }, { count: effect.prices.length });
    case 'add':
      return [
        ...(effect.monthlyMinor === 0
          ? []
          : [formatMessage({ id: 'priceRules.effect.monthly' }, { amount: money(effect.monthlyMinor) })]),
        ...(effect.oneTimeMinor === 0 && effect.monthlyMinor !== 0
          ? []
          : [formatMessage({ id: 'priceRules.effect.once' }, { amount: money(effect.oneTimeMinor) })]),
      ].join(', ');
    case 'perMetre':
      return formatMessage({ id: 'priceRules.effect.perMetre' }, { amount: money(effect.oneTimeMinor) });
    case 'perUnit': {
      const [id, minor] =
        effect.monthlyMinor === 0
          ? (['priceRules.effect.perUnitOnce', effect.oneTimeMinor] as const)
          : (['priceRules.effect.perUnit', effect.monthlyMinor] as const);
      return formatMessage({ id }, { amount: money(minor) });
    }
    case 'discount':
      return shareWord(locale, -effect.basisPoints, 'exceptZero');
    case 'agreementDiscount':
      return formatMessage({ id: 'priceRules.effect.agreement' });
    case 'share':
      return shareWord(locale, effect.basisPoints, 'exceptZero');
    case 'setOneTime':
      return formatMessage(
        { id: 'priceRules.effect.once' },
        { amount: [amountWord(locale, effect.oneTimeMinor), currency ?? ''].join(' ').trim() },
      );
    case 'floor':
      return formatMessage({ id: 'priceRules.effect.floor' }, { share: shareWord(locale, effect.basisPoints) });
  }
}

export type RuleState = 'changed' | 'active' | 'coming' | 'ended';

/** Whether a rule holds on a day (YYYY-MM-DD). */
export function ruleState({ validFrom, validTo }: PriceRuleDraft, today: string, isChanged = false): RuleState {
  if (isChanged) return 'changed';
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom !== null && validFrom > today ? 'coming' : 'active';
}
