import type { QuoteInHandling } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { HandlingReasonLabel } from './HandlingReasonLabel.tsx';
import { WaitingTime } from './WaitingTime.tsx';

/** The columns of the queue, and what a row says on a phone. */
export function useHandlingColumns(): {
  columns: readonly TableColumn<QuoteInHandling>[];
  phone: PhoneRow<QuoteInHandling>;
} {
  const intl = useIntl();
  const isWide = useIsAtLeast('extraLarge');
  return useMemo(() => {
    const { formatMessage, locale } = intl;
    const nameOf = ({ quote: { name, siteCount } }: QuoteInHandling) =>
      name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: siteCount }) : name;
    const productOf = ({ quote }: QuoteInHandling) => quote.products.map(({ name }) => name).join(', ');
    const extentOf = ({ quote: { siteCount, capacitiesBps, terms } }: QuoteInHandling) => {
      const [capacityBps = 0, ...larger] = capacitiesBps;
      const [termMonths = 0, ...longer] = terms;
      const what =
        larger.length === 0 && longer.length === 0
          ? capacityAndTerm(intl, { capacityBps, termMonths })
          : [capacityBps, ...larger.slice(-1)].map((rate) => formatBitRate(locale, rate)).join(' – ');
      return siteCount > 1 ? [formatMessage({ id: 'quote.sites.count' }, { count: siteCount }), what].join(', ') : what;
    };
    const firmOf = ({ prices }: QuoteInHandling['quote']) => formatMessage({ id: 'quote.detail.BEST_SO_FAR' }, prices);
    const columns: readonly TableColumn<QuoteInHandling>[] = [
      {
        id: 'quote',
        header: formatMessage({ id: 'quoteHandling.field.quote' }),
        cell: (row) => (
          <CellLines isId detail={[row.quote.number, row.quote.reference].filter((part) => part !== '').join(' · ')}>
            <Text variant="bodyStrong">{nameOf(row)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'customer',
        header: formatMessage({ id: 'quoteHandling.field.customer' }),
        width: isWide ? '14rem' : '11rem',
        visibleFrom: 'medium',
        cell: ({ customer, by }) => <CellLines detail={by}>{customer.name}</CellLines>,
      },
      {
        id: 'product',
        header: formatMessage({ id: 'quoteHandling.field.product' }),
        width: '13rem',
        visibleFrom: 'extraLarge',
        cell: (row) => <CellLines detail={extentOf(row)}>{productOf(row)}</CellLines>,
      },
      {
        id: 'reason',
        header: formatMessage({ id: 'quoteHandling.field.reason' }),
        width: isWide ? '17rem' : '12rem',
        visibleFrom: 'small',
        cell: ({ reason, text, quote }) => (
          <CellLines detail={text === '' ? firmOf(quote) : text}>
            <HandlingReasonLabel reason={reason} />
          </CellLines>
        ),
      },
      {
        id: 'waiting',
        header: formatMessage({ id: 'quoteHandling.field.waiting' }),
        width: '9rem',
        cell: ({ waitingSince }) => (
          <CellLines detail={<DateTime value={waitingSince} format="shortDateTime" />}>
            <WaitingTime since={waitingSince} />
          </CellLines>
        ),
      },
    ];
    const phone: PhoneRow<QuoteInHandling> = {
      shows: ['quote', 'customer', 'product', 'reason', 'waiting'],
      title: nameOf,
      detail: (row) => [row.customer.name, productOf(row)].join(', '),
      end: ({ waitingSince }) => <WaitingTime since={waitingSince} />,
      foot: ({ reason }) => <HandlingReasonLabel reason={reason} />,
    };
    return { columns, phone };
  }, [intl, isWide]);
}
