import type { Quote } from '@skerry/contracts';
import { Button, Checkbox, Link, Sheet, Text, token } from '@skerry/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
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
import { quoteTitle } from '../words/quoteTitle.ts';
import { StackedColumns } from '../words/StackedColumns.tsx';
import { ComparedActions } from './ComparedActions.tsx';
import { lowestOf } from './lowestOf.ts';
import { areSame, useComparedFacts, type ComparedFact } from './useComparedFacts.tsx';
import { useComparedSites } from './useComparedSites.tsx';

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
  & [data-is-figure] td {
    ${token.type.figureSmall}
  }
  & thead [data-is-chosen] {
    box-shadow:
      inset 0 2px 0 ${token.border.selected},
      ${underline};
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
  }
  & th[scope='rowgroup'] {
    padding-block: ${token.space[8]};
    background: ${token.bg.sunken};
    color: ${token.text.default};
    font-weight: 600;
  }
`;

/** More sites than these are shown when they are wanted. */
const sitesAtFirst = 20;

interface ComparisonProps {
  quotes: readonly Quote[];
  /** The one that is looked at. */
  chosen: Quote;
  isDiffering: boolean;
  onChange: (chosen: Quote, isDiffering: boolean) => void;
  /** Takes one of them out. */
  onRemove: (quote: Quote) => void;
}

/** Quotes as columns. What differs from the first is bold; the chosen one is ordered by the price that it is compared by. */
export function Comparison({ quotes, chosen, isDiffering, onChange, onRemove }: ComparisonProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const group = useId();
  // Where there is no room for a column of words, they stand above the rows; on a phone the chosen one stands beside the first.
  const isWide = useIsAtLeast('large');
  const isListed = !useIsAtLeast('medium');
  const [hasAllSites, setAllSites] = useState(false);
  const differing = (all: readonly ComparedFact[]) =>
    isDiffering ? all.filter(({ cells }) => !areSame(cells.map(({ value }) => value))) : all;
  const facts = differing(useComparedFacts(quotes));
  const [first, second] = quotes;
  const pair = chosen === first ? second : chosen;
  const items = isListed ? [first, pair].flatMap((quote) => quote ?? []) : quotes;
  const sites = differing(useComparedSites(quotes)).filter(({ cells }) =>
    items.some((quote) => cells[quotes.indexOf(quote)]?.isOther !== true),
  );
  const shownSites = hasAllSites ? sites : sites.slice(0, sitesAtFirst);
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
          {quoteTitle(intl, quote)}
        </label>
      </HeadName>
      <div>
        <Link href={quoteHref(quote.id)}>
          <Text variant="mono">{quote.number}</Text>
        </Link>
      </div>
    </Head>
  );
  // What there is not is no other value.
  const differs = ({ cells }: ComparedFact, quote: Quote) => {
    const value = cells[quotes.indexOf(quote)]?.value ?? null;
    return value !== null && value !== cells[0]?.value;
  };
  const cellOf = ({ cells, least }: ComparedFact, quote: Quote) => {
    const index = quotes.indexOf(quote);
    return (
      <>
        {cells[index]?.shown}{' '}
        {least !== undefined && lowestOf(quotes, cells).has(index) && <LowestMark>{least}</LowestMark>}
      </>
    );
  };
  const rowOf = (fact: ComparedFact) => ({
    id: fact.id,
    label: fact.label,
    cell: (quote: Quote) => cellOf(fact, quote),
    differs: (quote: Quote) => differs(fact, quote),
  });
  const actions = {
    id: 'actions',
    label: formatMessage({ id: 'quoteCompare.actions' }),
    cell: (quote: Quote) => (
      <ComparedActions
        quote={quote}
        isChosen={quote === chosen}
        onRemove={quotes.length > 2 ? () => onRemove(quote) : undefined}
      />
    ),
    differs: () => false,
  };
  const rows = [...facts.map(rowOf), actions];
  const siteRows = shownSites.map((site) => ({ ...rowOf(site), part: 'sites' as const }));
  const siteTitle = formatMessage({ id: 'quoteCompare.sites' });
  const linesOf = (row: (typeof rows)[number]) => (
    <tr key={row.id} data-is-figure={row.id === 'monthly' ? '' : undefined}>
      <th scope="row">{row.label}</th>
      {quotes.map((quote) => (
        <td key={quote.id} data-differs={row.differs(quote) ? '' : undefined} {...markOf(quote)}>
          {row.cell(quote)}
        </td>
      ))}
    </tr>
  );
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
            <tbody>{rows.map(linesOf)}</tbody>
            {siteRows.length > 0 && (
              <tbody>
                <tr>
                  <th scope="rowgroup" colSpan={quotes.length + 1}>
                    {siteTitle}
                  </th>
                </tr>
                {siteRows.map(linesOf)}
              </tbody>
            )}
          </Grid>
        </ColumnsScroll>
      ) : (
        <StackedColumns
          items={items}
          idOf={idOf}
          headOf={isListed ? ({ number }) => number : headOf}
          chosen={chosen}
          rows={[...rows, ...siteRows]}
        />
      )}
      <Foot>
        <span>{formatMessage({ id: footOf(quotes) })}</span>
        {shownSites.length < sites.length && (
          <Button size="small" onClick={() => setAllSites(true)}>
            {formatMessage({ id: 'quoteCompare.sites.all' }, { count: sites.length })}
          </Button>
        )}
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
