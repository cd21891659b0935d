import type { Quote } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { firstChoice, summaryOf, wholeSumOf } from '../quote/choose/priceChoice.ts';
import { decimalsOf, Price } from '../words/Price.tsx';
import { addonWords } from '../words/optionWords.ts';
import { PriceLevels } from '../words/quoteLabels.tsx';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';

interface ComparedCell {
  readonly value: string | number | null;
  readonly shown: ReactNode;
  /** The quote has nothing that this is about. */
  readonly isOther?: boolean;
}

export interface ComparedFact {
  readonly id: string;
  readonly label: string;
  /** What is shown of each quote, and what tells whether two are the same. */
  readonly cells: readonly ComparedCell[];
  /** A word for the least of them. */
  readonly least?: string;
}

/** What quotes are compared by: of each the prices that it is compared by. */
export function useComparedFacts(quotes: readonly Quote[]): readonly ComparedFact[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const weekWord = useWeekWord();
  const compared = quotes.map((quote) => {
    const sum = summaryOf(quote, firstChoice(quote));
    // Estimates count, as in the list: otherwise the sum would be of fewer sites than it has prices for.
    return { quote, sum, whole: wholeSumOf(sum) };
  });
  type Compared = (typeof compared)[number];
  const none = formatMessage({ id: 'quote.noPrice' });
  const noAddons = formatMessage({ id: 'quote.options.none' });
  const cellsOf = (cell: (each: Compared) => ComparedFact['cells'][number]) => compared.map(cell);
  // Of other sites, less is not cheaper; over another term, neither.
  const isSameSites = areSame(compared.flatMap(({ sum }) => sum.prices.length || []));
  const [first] = compared;
  /** How much more or less than the first. */
  const differenceOf = (each: Compared, amountOf: (each: Compared) => number) => {
    const isComparable = isSameSites && first?.quote.currency === each.quote.currency && first.sum.prices.length > 0;
    const minor = isComparable ? amountOf(each) - amountOf(first) : 0;
    if (minor === 0) return null;
    const decimals = decimalsOf(minor);
    const format = { signDisplay: 'always', minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
    return (
      <Text variant="caption" tone="muted">
        {formatNumber(language, minor / 100, format)}
      </Text>
    );
  };
  const amounts = (amountOf: (each: Compared) => number, isComparable = true) =>
    cellsOf((each) => {
      if (each.sum.prices.length === 0) return { value: null, shown: <Text tone="muted">{none}</Text> };
      const minor = amountOf(each);
      const shown = (
        <>
          <Price minor={minor} currency={each.quote.currency} hasCurrency />{' '}
          {isComparable && differenceOf(each, amountOf)}
        </>
      );
      return { value: minor, shown };
    });
  const isSameTerm = areSame(compared.flatMap(({ sum }) => sum.variant?.termMonths ?? []));
  const lowest = isSameSites ? { least: formatMessage({ id: 'quoteCompare.lowest' }) } : {};
  return [
    {
      id: 'status',
      label: formatMessage({ id: 'quoteCompare.row.status' }),
      cells: cellsOf(({ quote }) => ({ value: quote.status, shown: <QuoteStatusLabel status={quote.status} /> })),
    },
    {
      id: 'product',
      label: formatMessage({ id: 'quoteCompare.row.product' }),
      cells: cellsOf(({ quote }) => {
        const product = quote.products.map(({ name }) => name).join(', ');
        return { value: product, shown: product };
      }),
    },
    {
      id: 'sites',
      label: formatMessage({ id: 'quoteCompare.row.sites' }),
      cells: cellsOf(({ quote: { siteCount }, sum: { prices } }) => {
        const words =
          prices.length > 0 && prices.length < siteCount
            ? formatMessage({ id: 'quote.matrix.ofSites' }, { priced: prices.length, sites: siteCount })
            : formatMessage({ id: 'quote.sites.count' }, { count: siteCount });
        return { value: words, shown: words };
      }),
    },
    {
      id: 'variant',
      label: formatMessage({ id: 'quoteCompare.row.variant' }),
      cells: cellsOf(({ sum: { variant } }) => {
        const words = variant === undefined ? none : capacityAndTerm(intl, variant);
        return { value: words, shown: words };
      }),
    },
    {
      id: 'options',
      label: formatMessage({ id: 'quote.options.addons' }),
      cells: cellsOf(({ quote }) => {
        const options = [quote.productOptions, ...quote.sites.map((site) => site.productOptions)];
        const ids = [...new Set(options.flatMap((each) => each?.addonIds ?? []))];
        const words = addonWords(quote, { addonIds: ids, characteristics: {} }, language).join(', ');
        if (words === '') return { value: null, shown: <Text tone="muted">{noAddons}</Text> };
        return { value: words, shown: words };
      }),
    },
    {
      id: 'monthly',
      label: formatMessage({ id: 'quoteCompare.row.monthly' }),
      cells: amounts(({ whole }) => whole.monthlyMinor),
      ...lowest,
    },
    {
      id: 'oneTime',
      label: formatMessage({ id: 'quoteCompare.row.oneTime' }),
      cells: amounts(({ whole }) => whole.oneTimeMinor),
      ...lowest,
    },
    {
      id: 'total',
      label: formatMessage({ id: 'quoteCompare.row.total' }),
      cells: amounts(({ whole }) => whole.totalMinor, isSameTerm),
      ...(isSameTerm && lowest),
    },
    {
      id: 'spread',
      label: formatMessage({ id: 'quoteCompare.row.spread' }),
      cells: amounts(({ whole }) => whole.spreadMinor),
      ...lowest,
    },
    {
      id: 'level',
      label: formatMessage({ id: 'quoteCompare.row.level' }),
      cells: cellsOf(({ sum: { prices, lines } }) => {
        const [priced, firm] = [prices.length, lines.length];
        if (priced === 0) return { value: null, shown: <Text tone="muted">{none}</Text> };
        const isMixed = firm > 0 && firm < priced;
        return {
          value: isMixed ? `${firm} ${priced}` : firm > 0 ? 'firm' : 'estimate',
          shown: <PriceLevels firm={firm} priced={priced} />,
        };
      }),
    },
    {
      id: 'firm',
      label: formatMessage({ id: 'quoteCompare.row.firm' }),
      cells: cellsOf(({ quote: { prices } }) => {
        const words = formatMessage({ id: 'quoteCompare.firmOf' }, prices);
        return { value: words, shown: words };
      }),
    },
    {
      id: 'delivery',
      label: formatMessage({ id: 'quoteCompare.row.delivery' }),
      cells: cellsOf(({ whole: { deliveryWeek: week } }) => ({
        value: week,
        shown: week === null ? <Text tone="muted">{none}</Text> : weekWord(week),
      })),
      least: formatMessage({ id: 'quoteCompare.earliest' }),
    },
    {
      id: 'validUntil',
      label: formatMessage({ id: 'quoteCompare.row.validUntil' }),
      cells: cellsOf(({ quote: { validUntil } }) => ({
        value: validUntil,
        shown: validUntil === null ? <Text tone="muted">{none}</Text> : <Day value={validUntil} />,
      })),
    },
  ];
}

/** Whether there is one value. */
export function areSame(values: readonly unknown[]): boolean {
  return new Set(values).size <= 1;
}
