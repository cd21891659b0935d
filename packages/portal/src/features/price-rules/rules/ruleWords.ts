import type { PriceRuleDraft, PriceRules } from '@skerry/contracts';
import { formatBitRate, formatList, formatNumber, type Language } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import { accessWord } from '../../../platform/quotes/quote-words.ts';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'locale'>;

/** What a rule is about, in a line. */
export function conditionWords(
  words: Words,
  language: Language,
  { when }: PriceRuleDraft,
  products: PriceRules['products'],
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
    when.fastTrack && formatMessage({ id: 'priceRules.fastTrack' }),
    when.fromMetres !== undefined &&
      formatMessage({ id: 'priceRules.fromMetres' }, { metres: metres(when.fromMetres) }),
    when.toMetres !== undefined && formatMessage({ id: 'priceRules.toMetres' }, { metres: metres(when.toMetres) }),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0 ? formatMessage({ id: 'priceRules.all' }) : parts.join(', ');
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
