import type { PriceRuleDraft } from '@skerry/contracts';
import { formatDate, formatNumber, type Language, type MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { amountWord, characteristicsOf, conditionWords, shareWord, type RuleCatalogue } from './ruleWords.ts';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'locale'>;

/** What a rule does, to whom and when, as one sentence. */
export function ruleSentence(
  words: Words,
  language: Language,
  rule: PriceRuleDraft,
  { rules, catalogue }: { rules: readonly PriceRuleDraft[]; catalogue: RuleCatalogue },
): string {
  const { formatMessage } = words;
  const { validFrom, validTo } = rule;
  const dayWord = (day: string) => formatDate(language, new Date(`${day}T00:00Z`), 'date', 'UTC');
  const from = validFrom === null ? '' : dayWord(validFrom);
  const to = validTo === null ? '' : dayWord(validTo);
  const period =
    from !== '' && to !== ''
      ? formatMessage({ id: 'priceRules.says.fromTo' }, { from, to })
      : from !== ''
        ? formatMessage({ id: 'priceRules.says.from' }, { from })
        : to !== ''
          ? formatMessage({ id: 'priceRules.says.to' }, { to })
          : '';
  return formatMessage(
    { id: 'priceRules.says' },
    {
      scope: conditionWords(words, language, rule, catalogue),
      effect: effectClause(words, language, rule, { rules, catalogue }),
      period,
    },
  );
}

function effectClause(
  { formatMessage, locale }: Words,
  language: Language,
  { effect, currency }: PriceRuleDraft,
  { rules, catalogue }: { rules: readonly PriceRuleDraft[]; catalogue: RuleCatalogue },
): string {
  const money = (minor: number) => [amountWord(locale, minor), currency ?? ''].join(' ').trim();
  const changed = (id: MessageId & `priceRules.says.${'monthly' | 'oneTime'}`, minor: number) =>
    minor === 0 ? [] : [formatMessage({ id }, { amount: money(Math.abs(minor)), isLess: String(minor < 0) })];
  switch (effect.kind) {
    case 'list': {
      const fees = effect.prices.map(({ monthlyMinor }) => monthlyMinor).toSorted((one, other) => one - other);
      const [lowest = 0] = fees;
      const highest = fees.at(-1) ?? lowest;
      return lowest === highest
        ? formatMessage({ id: 'priceRules.says.list.one' }, { from: money(lowest) })
        : formatMessage({ id: 'priceRules.says.list' }, { from: money(lowest), to: money(highest) });
    }
    case 'add': {
      const [one, other] = [
        ...changed('priceRules.says.monthly', effect.monthlyMinor),
        ...changed('priceRules.says.oneTime', effect.oneTimeMinor),
      ];
      if (one === undefined) return formatMessage({ id: 'priceRules.says.nothing' });
      return other === undefined ? one : formatMessage({ id: 'priceRules.says.and' }, { one, other });
    }
    case 'perMetre':
      return formatMessage(
        { id: 'priceRules.says.perMetre' },
        { metres: `${formatNumber(locale, effect.freeMetres)} m`, amount: money(effect.oneTimeMinor) },
      );
    case 'perUnit': {
      const field = characteristicsOf(catalogue.products).find(({ id }) => id === effect.characteristic);
      const [one, other] = [
        ...(effect.monthlyMinor === 0
          ? []
          : [formatMessage({ id: 'priceRules.says.perUnit.monthly' }, { amount: money(effect.monthlyMinor) })]),
        ...(effect.oneTimeMinor === 0
          ? []
          : [formatMessage({ id: 'priceRules.says.perUnit.oneTime' }, { amount: money(effect.oneTimeMinor) })]),
      ];
      if (one === undefined) return formatMessage({ id: 'priceRules.says.nothing' });
      return formatMessage(
        { id: 'priceRules.says.perUnit' },
        {
          what: translatedName(field?.translations ?? [], language, effect.characteristic),
          free: [formatNumber(locale, effect.freeUnits), field?.unit ?? ''].join(' ').trim(),
          amount: other === undefined ? one : formatMessage({ id: 'priceRules.says.and' }, { one, other }),
        },
      );
    }
    case 'discount':
      return formatMessage(
        { id: `priceRules.says.${effect.of}` },
        { amount: shareWord(locale, effect.basisPoints), isLess: 'true' },
      );
    case 'agreementDiscount':
      return formatMessage({ id: 'priceRules.says.agreement' });
    case 'share':
      return formatMessage(
        { id: 'priceRules.says.share' },
        {
          share: shareWord(locale, effect.basisPoints),
          rule: rules.find(({ id }) => id === effect.ofRule)?.name ?? effect.ofRule,
        },
      );
    case 'setOneTime':
      return formatMessage({ id: 'priceRules.says.set' }, { amount: money(effect.oneTimeMinor) });
    case 'floor':
      return formatMessage({ id: 'priceRules.says.floor' }, { share: shareWord(locale, effect.basisPoints) });
  }
}
