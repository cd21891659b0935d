import type { Quote } from '@skerry/contracts';
import { Button, Checkbox, Inline, Link, Sheet, Text, token } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { checkoutHref, quoteHref } from '../quote-and-order.paths.ts';
import { CellRadio, LowestMark } from '../quote/choose/PriceMatrix.styles.ts';
import { firstChoice, summaryOf } from '../quote/choose/priceChoice.ts';
import {
  ColumnsScroll,
  ColumnsTable,
  Foot,
  Head,
  HeadList,
  HeadName,
  Tools,
  underline,
} from '../words/Columns.styles.ts';
import { StackedColumns } from '../words/StackedColumns.tsx';
import { lowestOf } from './lowestOf.ts';
import { areSame, useComparedFacts, type ComparedFact } from './useComparedFacts.tsx';

const Grid = styled(ColumnsTable)`
  table-layout: fixed;
  min-width: 53rem;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[20]};
  }
  & thead td:first-child {
    width: 11rem;
    box-sizing: border-box;
  }
  & thead [data-is-chosen] {
    box-shadow:
      inset 0 2px 0 ${token.border.selected},
      ${underline};
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
  }
`;

interface ComparisonProps {
  quotes: readonly Quote[];
  /** The one that is looked at. */
  chosen: Quote;
  isDiffering: boolean;
  onChange: (chosen: Quote, isDiffering: boolean) => void;
}

/** Quotes as columns. What differs from the first is bold; the chosen one is ordered by the price that it is compared by. */
export function Comparison({ quotes, chosen, isDiffering, onChange }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const group = useId();
  // Where there is no room for a column of words, they stand above the rows; on a phone the chosen one stands beside the first.
  const isWide = useIsAtLeast('large');
  const isListed = !useIsAtLeast('medium');
  const allFacts = useComparedFacts(quotes);
  const facts = isDiffering ? allFacts.filter(({ cells }) => !areSame(cells.map(({ value }) => value))) : allFacts;
  const { lines, prices } = summaryOf(chosen, firstChoice(chosen));
  const left = prices.length - lines.length;
  const mayOrder = chosen.actions.includes('order') || chosen.actions.includes('requestApproval');
  const markOf = ({ id }: Quote) => (id === chosen.id ? { 'data-is-chosen': '' } : {});
  const headOf = (quote: Quote) => (
    <Head>
      <HeadName>
        <label>
          <CellRadio
            type="radio"
            name={group}
            checked={quote === chosen}
            onChange={() => onChange(quote, isDiffering)}
          />
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
  const differs = ({ cells }: ComparedFact, quote: Quote) => cells[quotes.indexOf(quote)]?.value !== cells[0]?.value;
  const cellOf = ({ cells, least }: ComparedFact, quote: Quote) => {
    const index = quotes.indexOf(quote);
    return (
      <>
        {cells[index]?.shown}{' '}
        {least !== undefined && lowestOf(quotes, cells).has(index) && <LowestMark>{least}</LowestMark>}
      </>
    );
  };
  const rows = facts.map((fact) => ({
    id: fact.id,
    label: fact.label,
    cell: (quote: Quote) => cellOf(fact, quote),
    differs: (quote: Quote) => differs(fact, quote),
  }));
  const [first, second] = quotes;
  const pair = chosen === first ? second : chosen;
  const idOf = ({ id }: Quote) => id;
  return (
    <Sheet padding="none">
      <Tools>
        <Checkbox checked={isDiffering} onCheckedChange={(checked) => onChange(chosen, checked)}>
          {formatMessage({ id: 'quoteCompare.onlyDiffering' })}
        </Checkbox>
      </Tools>
      {isListed && (
        <HeadList aria-label={formatMessage({ id: 'quotes.tab.quotes' })}>
          {quotes.map((quote) => (
            <li key={quote.id} {...markOf(quote)}>
              {headOf(quote)}
            </li>
          ))}
        </HeadList>
      )}
      {isWide ? (
        <ColumnsScroll data-is-narrow="">
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
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {quotes.map((quote) => (
                    <td key={quote.id} data-differs={row.differs(quote) ? '' : undefined} {...markOf(quote)}>
                      {row.cell(quote)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </ColumnsScroll>
      ) : (
        <StackedColumns
          items={isListed ? [first, pair].flatMap((quote) => quote ?? []) : quotes}
          idOf={idOf}
          headOf={isListed ? ({ number }) => number : headOf}
          chosen={chosen}
          rows={rows}
        />
      )}
      <Foot>
        <span>
          {[
            formatMessage({ id: footOf(quotes) }),
            ...(mayOrder && lines.length > 0 && left > 0
              ? [formatMessage({ id: 'quote.order.left' }, { count: left })]
              : []),
          ].join(' ')}
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

function footOf(quotes: readonly Quote[]) {
  if (!areSame(quotes.map(({ currency }) => currency))) return 'quoteCompare.foot.currencies' as const;
  return areSame(quotes.flatMap((quote) => summaryOf(quote, firstChoice(quote)).prices.length || []))
    ? ('quoteCompare.foot' as const)
    : ('quoteCompare.foot.sites' as const);
}
