import type { Quote } from '@skerry/contracts';
import { below, Button, Checkbox, Inline, Link, Sheet, Text, token } from '@skerry/ui';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { checkoutHref, quoteHref } from '../quote-and-order.paths.ts';
import { firstChoice, summaryOf } from '../quote/priceChoice.ts';
import { ColumnsScroll, ColumnsTable, Foot, Head, HeadList, HeadName, Pair, Tools } from '../words/Columns.styles.ts';
import { Price } from '../words/Price.tsx';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { PriceLevel } from '../words/quoteLabels.tsx';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';
import { lowestOf } from './lowestOf.ts';
import { CellRadio, LowestMark } from '../quote/PriceMatrix.styles.ts';

const Grid = styled(ColumnsTable)`
  & th,
  & td {
    min-width: 11rem;
    padding: ${token.space[12]} ${token.space[20]};
  }
  & thead [data-is-chosen] {
    box-shadow: inset 0 2px 0 ${token.border.selected};
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
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

interface ComparisonProps {
  quotes: readonly Quote[];
}

/** Quotes as columns. What differs from the first is bold; the chosen one is ordered by the price that it is compared by. */
export function Comparison({ quotes }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const group = useId();
  const [chosenId, setChosen] = useState<string>();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  // In a narrow window the chosen one stands beside the first.
  const isWide = useIsAtLeast('large');
  const chosen = quotes.find(({ id }) => id === chosenId) ?? quotes[0];
  const second = chosen === quotes[0] ? quotes[1] : chosen;
  const facts = useFacts(quotes).filter(
    ({ cells }) => !onlyDiffering || cells.some(({ value }) => value !== cells[0]?.value),
  );
  if (chosen === undefined) return null;
  const { lines } = summaryOf(chosen, firstChoice(chosen));
  const mayOrder = chosen.actions.includes('order') || chosen.actions.includes('requestApproval');
  const markOf = ({ id }: Quote) => (id === chosen.id ? { 'data-is-chosen': '' } : {});
  const headOf = (quote: Quote) => (
    <Head>
      <HeadName>
        <label>
          <CellRadio type="radio" name={group} checked={quote === chosen} onChange={() => setChosen(quote.id)} />
          {quote.name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: quote.siteCount }) : quote.name}
        </label>
      </HeadName>
      <div>
        <Link href={quoteHref(quote.id)}>
          <Text variant="mono">{quote.number}</Text>
        </Link>
      </div>
    </Head>
  );
  const cellOf = ({ cells, least }: Fact, quote: Quote) => {
    const index = quotes.indexOf(quote);
    const cell = cells[index];
    return (
      <td
        key={quote.id}
        data-differs={index > 0 && cell?.value !== cells[0]?.value ? '' : undefined}
        {...(isWide && markOf(quote))}
      >
        {cell?.shown} {least !== undefined && index === lowestOf(quotes, cells) && <LowestMark>{least}</LowestMark>}
      </td>
    );
  };
  return (
    <Sheet padding="none">
      <Tools>
        <Checkbox checked={onlyDiffering} onCheckedChange={setOnlyDiffering}>
          {formatMessage({ id: 'quoteCompare.onlyDiffering' })}
        </Checkbox>
      </Tools>
      {isWide ? (
        <ColumnsScroll>
          <Grid>
            <thead>
              <tr>
                <td />
                {quotes.map((quote) => (
                  <th key={quote.id} scope="col" {...markOf(quote)}>
                    {headOf(quote)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <tr key={fact.id}>
                  <th scope="row">{fact.label}</th>
                  {quotes.map((quote) => cellOf(fact, quote))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </ColumnsScroll>
      ) : (
        <>
          <HeadList aria-label={formatMessage({ id: 'quotes.tab.quotes' })}>
            {quotes.map((quote) => (
              <li key={quote.id} {...markOf(quote)}>
                {headOf(quote)}
              </li>
            ))}
          </HeadList>
          <Pair>
            <thead>
              <tr>
                {[quotes[0], second].map(
                  (quote) =>
                    quote && (
                      <th key={quote.id} scope="col" {...markOf(quote)}>
                        {quote.number}
                      </th>
                    ),
                )}
              </tr>
            </thead>
            {facts.map((fact) => (
              <tbody key={fact.id}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {fact.label}
                  </th>
                </tr>
                <tr>{[quotes[0], second].map((quote) => quote && cellOf(fact, quote))}</tr>
              </tbody>
            ))}
          </Pair>
        </>
      )}
      <Foot>
        <span>
          {formatMessage({
            id:
              new Set(quotes.map(({ currency }) => currency)).size > 1
                ? 'quoteCompare.foot.currencies'
                : 'quoteCompare.foot',
          })}
        </span>
        <Inline gap={12}>
          <Button href={quoteHref(chosen.id)}>
            {formatMessage({ id: 'quoteCompare.openQuote' }, { number: chosen.number })}
          </Button>
          {mayOrder && lines.length > 0 && (
            <Button variant="primary" href={checkoutHref(chosen.id, lines, chosen.siteListId ?? undefined)}>
              {formatMessage({ id: 'quoteCompare.order' }, { number: chosen.number })}
            </Button>
          )}
        </Inline>
      </Foot>
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
