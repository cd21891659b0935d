import type { Quote } from '@skerry/contracts';
import { below, Link, Sheet, Text, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { firstChoice, summaryOf } from '../quote/priceChoice.ts';
import { ColumnsFoot, ColumnsScroll, ColumnsTable } from '../words/Columns.styles.ts';
import { Price } from '../words/Price.tsx';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { PriceLevel } from '../words/quoteLabels.tsx';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';
import { lowestOf } from './lowestOf.ts';
import { LowestMark } from '../quote/PriceMatrix.styles.ts';

const Grid = styled(ColumnsTable)`
  & th,
  & td {
    min-width: 11rem;
    padding: ${token.space[12]} ${token.space[20]};
  }
  ${below.small} {
    & th,
    & td {
      padding-inline: ${token.space[12]};
    }
  }
`;

interface Fact {
  readonly id: string;
  readonly label: string;
  /** What is shown of each quote, and what tells whether two are the same. */
  readonly cells: readonly { readonly value: string | number | null; readonly shown: ReactNode }[];
  /** A word for the least of them. */
  readonly least?: string;
}

/** Quotes as columns. What differs from the first is bold. */
export function Comparison({ quotes }: { quotes: readonly Quote[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const facts = useFacts(quotes);
  return (
    <Sheet padding="none">
      <ColumnsScroll>
        <Grid>
          <thead>
            <tr>
              <td />
              {quotes.map(({ id, name, number, siteCount }) => (
                <th key={id} scope="col">
                  <Link href={quoteHref(id)}>
                    {name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: siteCount }) : name}
                  </Link>
                  <div>
                    <Text variant="mono" tone="muted">
                      {number}
                    </Text>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ id, label, cells, least }) => {
              const lowest = least === undefined ? -1 : lowestOf(quotes, cells);
              return (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  {cells.map(({ value, shown }, index) => (
                    <td key={quotes[index]?.id} data-differs={index > 0 && value !== cells[0]?.value ? '' : undefined}>
                      {shown} {index === lowest && <LowestMark>{least}</LowestMark>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Grid>
      </ColumnsScroll>
      <ColumnsFoot>{formatMessage({ id: 'quoteCompare.foot' })}</ColumnsFoot>
    </Sheet>
  );
}

function useFacts(quotes: readonly Quote[]): readonly Fact[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const compared = quotes.map((quote) => ({ quote, sum: summaryOf(quote, firstChoice(quote)) }));
  type Compared = (typeof compared)[number];
  const none = formatMessage({ id: 'quote.noPrice' });
  const cellsOf = (cell: (each: Compared) => Fact['cells'][number]) => compared.map(cell);
  const amounts = (amountOf: (each: Compared) => number) =>
    cellsOf((each) => {
      if (each.sum.prices.length === 0) return { value: null, shown: <Text tone="muted">{none}</Text> };
      const minor = amountOf(each);
      return { value: minor, shown: <Price minor={minor} currency={each.quote.currency} hasCurrency /> };
    });
  const lowest = formatMessage({ id: 'quoteCompare.lowest' });
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
      cells: cellsOf(({ quote: { siteCount } }) => ({
        value: siteCount,
        shown: formatMessage({ id: 'quote.sites.count' }, { count: siteCount }),
      })),
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
      id: 'monthly',
      label: formatMessage({ id: 'quoteCompare.row.monthly' }),
      cells: amounts(({ sum }) => sum.monthlyMinor),
      least: lowest,
    },
    {
      id: 'oneTime',
      label: formatMessage({ id: 'quoteCompare.row.oneTime' }),
      cells: amounts(({ sum }) => sum.oneTimeMinor),
      least: lowest,
    },
    {
      id: 'total',
      label: formatMessage({ id: 'quoteCompare.row.total' }),
      cells: amounts(({ sum }) => sum.totalMinor),
    },
    {
      id: 'spread',
      label: formatMessage({ id: 'quoteCompare.row.spread' }),
      cells: amounts(({ sum }) => Math.round(sum.totalMinor / (sum.variant?.termMonths ?? 1))),
      least: lowest,
    },
    {
      id: 'level',
      label: formatMessage({ id: 'quoteCompare.row.level' }),
      cells: cellsOf(({ sum: { level } }) => ({
        value: level,
        shown: level === null ? <Text tone="muted">{none}</Text> : <PriceLevel level={level} />,
      })),
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
      cells: cellsOf(({ sum: { deliveryWeek: week } }) => ({
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
