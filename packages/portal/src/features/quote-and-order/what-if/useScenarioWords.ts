import type { Quote } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';

/** A unit stays with its number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** What variants and scenarios of a quote are called. */
export function useScenarioWords({ variants, sites }: Quote) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const hasAccesses = new Set(variants.map(({ accessType }) => accessType)).size > 1;
  const variantOf = (id: string) => variants.find((variant) => variant.id === id);

  /** “200 Mbit/s, 12 months”, with the access where there are several. */
  const whole = (id: string): string => {
    const variant = variantOf(id);
    if (variant === undefined) return formatMessage({ id: 'quote.noPrice' });
    return [
      formatBitRate(locale, variant.capacityBps),
      unbroken(monthsWord(intl, variant.termMonths)),
      ...(hasAccesses ? [accessWord(intl, variant.accessType)] : []),
    ].join(', ');
  };
  return {
    whole,
    /** At one site, part by part: the term only where it is not the scenario's, or is all that differs from another one beside it. */
    solution(id: string, scenarioVariantId: string, besideIds: readonly string[]): readonly string[] {
      const variant = variantOf(id);
      if (variant === undefined) return [formatMessage({ id: 'quote.noPrice' })];
      const differsByTerm = besideIds
        .map(variantOf)
        .some(
          (beside) =>
            beside?.capacityBps === variant.capacityBps &&
            beside.accessType === variant.accessType &&
            beside.termMonths !== variant.termMonths,
        );
      const isOther = variant.termMonths !== variantOf(scenarioVariantId)?.termMonths;
      return [
        formatBitRate(locale, variant.capacityBps),
        ...(hasAccesses ? [accessWord(intl, variant.accessType)] : []),
        ...(isOther || differsByTerm ? [unbroken(monthsWord(intl, variant.termMonths))] : []),
      ];
    },
    title: ({ scenario, letter }: ScenarioColumn): string =>
      formatMessage({ id: 'quoteWhatIf.name' }, { letter, what: scenario.name ?? whole(scenario.variantId) }),
    facts({ scenario, sum, sameAs }: ScenarioColumn): string {
      const firm = sum.lines.length;
      return [
        ...(scenario.name === undefined ? [] : [whole(scenario.variantId)]),
        sites.length === 1
          ? formatMessage({ id: firm > 0 ? 'quoteWhatIf.firm' : 'quoteWhatIf.notFirm' })
          : formatMessage({ id: 'quoteWhatIf.of' }, { chosen: sum.prices.length, sites: sites.length, firm }),
        ...(scenario.others.size > 0
          ? [formatMessage({ id: 'quoteWhatIf.changed' }, { changed: scenario.others.size })]
          : []),
        ...(sameAs === undefined ? [] : [formatMessage({ id: 'quoteWhatIf.sameAs' }, { letter: sameAs })]),
      ].join(' · ');
    },
  };
}
