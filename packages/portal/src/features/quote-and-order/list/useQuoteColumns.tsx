import { isQuoteStatus, workingQuoteStatuses, type QuoteSummary } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { CellId, CellLines, DateTime, StatusLabel, type TableColumn, Text } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { Price } from '../words/Price.tsx';
import { capacityAndTerm, priceLevelWord, quoteStatusDetail } from '../../../platform/quotes/quote-words.ts';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';
import { QuoteRowMenu } from './QuoteRowMenu.tsx';
import { ValidUntil } from './ValidUntil.tsx';

/** Keeps an amount in line with the one beside it, which has words below it. */
const blank = '\u00a0';

/** The columns of the list, and what a row says on a phone. */
export function useQuoteColumns(onWithdraw: (quote: QuoteSummary) => void): {
  columns: readonly TableColumn<QuoteSummary>[];
  phone: PhoneRow<QuoteSummary>;
} {
  const intl = useIntl();
  return useMemo(() => {
    const { formatMessage, locale } = intl;
    const nameOf = ({ name, siteCount }: QuoteSummary) =>
      name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: siteCount }) : name;
    const productOf = ({ products }: QuoteSummary) => products.map(({ name }) => name).join(', ');
    /** What was asked for, in a few words. */
    const extentOf = ({ prices, siteCount, capacitiesBps, terms }: QuoteSummary) => {
      const [capacityBps = 0, ...larger] = capacitiesBps;
      const [termMonths = 0, ...longer] = terms;
      if (siteCount > 1)
        return formatMessage({ id: 'quotes.pricesOfSites' }, { prices: prices.total, sites: siteCount });
      if (larger.length === 0 && longer.length === 0) return capacityAndTerm(intl, { capacityBps, termMonths });
      const rates = [capacityBps, ...larger.slice(-1)].map((rate) => formatBitRate(locale, rate)).join(' – ');
      return formatMessage({ id: 'quotes.pricesOf' }, { prices: prices.total, rates });
    };
    const statusDetail = (quote: QuoteSummary) => {
      const words = quoteStatusDetail(intl, quote);
      if (words === '') return undefined;
      return quote.waitsFor === null ? words : <Text tone="attention">{words}</Text>;
    };
    const noPrice = ({ status }: QuoteSummary) =>
      formatMessage({
        id:
          (workingQuoteStatuses as readonly string[]).includes(status) || !isQuoteStatus(status)
            ? 'quote.notPriced'
            : 'quote.noPrice',
      });
    const columns: readonly TableColumn<QuoteSummary>[] = [
      {
        id: 'name',
        header: formatMessage({ id: 'quotes.field.quote' }),
        isSortable: true,
        cell: (quote) => (
          <CellLines isId detail={[quote.number, quote.reference].filter((part) => part !== '').join(' · ')}>
            <Text variant="bodyStrong">{nameOf(quote)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'product',
        header: formatMessage({ id: 'quotes.field.product' }),
        width: '14rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: (quote) => <CellLines detail={extentOf(quote)}>{productOf(quote)}</CellLines>,
      },
      {
        id: 'status',
        header: formatMessage({ id: 'quotes.field.status' }),
        width: '13rem',
        isSortable: true,
        cell: (quote) => (
          <CellLines detail={statusDetail(quote)}>
            <QuoteStatusLabel status={quote.status} />
          </CellLines>
        ),
      },
      {
        id: 'monthly',
        header: formatMessage({ id: 'quotes.field.monthly' }),
        width: '7.75rem',
        isNumeric: true,
        isSortable: true,
        cell: (quote) =>
          quote.monthlyMinor === null ? (
            <Text tone="muted">{noPrice(quote)}</Text>
          ) : (
            <CellLines detail={quote.level === null ? undefined : priceLevelWord(intl, quote.level)}>
              <Text variant="bodyStrong">
                <Price minor={quote.monthlyMinor} currency={quote.currency} />
              </Text>
            </CellLines>
          ),
      },
      {
        id: 'oneTime',
        header: formatMessage({ id: 'quotes.field.oneTime' }),
        width: '7.5rem',
        visibleFrom: 'veryLarge',
        isNumeric: true,
        isSortable: true,
        cell: ({ oneTimeMinor, currency }) =>
          oneTimeMinor !== null && (
            <CellLines detail={blank}>
              <Price minor={oneTimeMinor} currency={currency} />
            </CellLines>
          ),
      },
      {
        id: 'currency',
        header: formatMessage({ id: 'quotes.field.currency' }),
        isHeaderHidden: true,
        width: '4.5rem',
        visibleFrom: 'medium',
        cell: ({ currency, monthlyMinor }) =>
          monthlyMinor !== null && (
            <CellLines detail={blank}>
              <Text tone="muted">{currency}</Text>
            </CellLines>
          ),
      },
      {
        id: 'validUntil',
        header: formatMessage({ id: 'quotes.field.validUntil' }),
        width: '8.75rem',
        visibleFrom: 'extraLarge',
        isSortable: true,
        cell: (quote) => <ValidUntil quote={quote} />,
      },
      {
        id: 'updatedAt',
        header: formatMessage({ id: 'quotes.field.changed' }),
        // With the zone, too, where the reader is in another one.
        width: '9.5rem',
        visibleFrom: 'veryLarge',
        isSortable: true,
        cell: ({ updatedAt, updatedBy }) => (
          <CellLines detail={updatedBy}>
            <DateTime value={updatedAt} format="shortDateTime" />
          </CellLines>
        ),
      },
      {
        id: 'actions',
        header: formatMessage({ id: 'quotes.field.actions' }),
        isHeaderHidden: true,
        width: '3.5rem',
        cell: (quote) => <QuoteRowMenu quote={quote} name={nameOf(quote)} onWithdraw={onWithdraw} />,
      },
    ];
    const phone: PhoneRow<QuoteSummary> = {
      shows: ['name', 'product', 'status', 'monthly'],
      title: nameOf,
      detail: (quote) => [productOf(quote), extentOf(quote)].join(', '),
      end: ({ monthlyMinor, currency }) =>
        monthlyMinor !== null && <Price minor={monthlyMinor} currency={currency} hasCurrency />,
      endDetail: ({ number }) => <CellId>{number}</CellId>,
      foot: (quote) =>
        quote.waitsFor === null ? (
          <>
            <QuoteStatusLabel status={quote.status} />
            {quote.validUntil !== null && quote.validity === 'EXPIRES_SOON' && (
              <Text tone="attention">
                <Day value={quote.validUntil} format="shortDate" />
              </Text>
            )}
          </>
        ) : (
          <StatusLabel tone="attention" icon={IconFlag3Filled}>
            {quoteStatusDetail(intl, quote)}
          </StatusLabel>
        ),
    };
    return { columns, phone };
  }, [intl, onWithdraw]);
}
