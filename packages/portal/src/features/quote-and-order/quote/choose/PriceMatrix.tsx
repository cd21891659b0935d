import type { Quote } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { SegmentedControl, Sheet } from '@skerry/ui';
import { useId, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../../platform/browser/useIsAtLeast.ts';
import { useWeekWord } from '../../../../platform/orders/useWeekWord.ts';
import { ColumnsScroll } from '../../words/Columns.styles.ts';
import { accessWord, monthsWord } from '../../../../platform/quotes/quote-words.ts';
import { PriceOption } from './PriceOption.tsx';
import { Matrix, MatrixFoot, RowFacts, TermHead } from './PriceMatrix.styles.ts';
import { chosenEverywhere, type PriceChoice } from './priceChoice.ts';
import { priceMatrixOf, type PriceRow } from './priceMatrix.ts';
import { priceModes, type PriceMode } from './priceMode.ts';

interface PriceMatrixProps {
  quote: Quote;
  choice: PriceChoice;
  onChoose: (choice: PriceChoice) => void;
  mode: PriceMode;
  onMode: (mode: PriceMode) => void;
}

/** Prices by capacity and term, one of which is chosen: of several sites for all that have it. On phones a part for each term. */
export function PriceMatrix({ quote, choice, onChoose, mode, onMode }: PriceMatrixProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const name = useId();
  const isPhone = !useIsAtLeast('small');
  const { terms, rows } = priceMatrixOf(quote);
  const marked = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.isLowest ? cell.level : [])));
  const chosenIds = new Set(choice.values());
  const [chosenId] = chosenIds.size === 1 ? chosenIds : [undefined];
  const { siteCount, currency } = quote;

  const optionOf = (row: PriceRow, index: number, isLine = false) => {
    const cell = row.cells[index];
    return (
      <PriceOption
        key={row.key}
        cell={cell}
        mode={mode}
        currency={currency}
        siteCount={siteCount}
        name={name}
        isChosen={cell !== undefined && cell.variant.id === chosenId}
        isOrdered={cell !== undefined && isOrdered(quote, cell.variant.id)}
        rowLabel={[rateOf(row), factsOf(row)].join(', ')}
        isLine={isLine}
        onChoose={(variantId) => onChoose(chosenEverywhere(quote, variantId))}
      />
    );
  };
  const rateOf = ({ capacityBps }: PriceRow) => formatBitRate(intl.locale, capacityBps);
  /** What tells a row from others of its capacity. */
  const factsOf = ({ productId, accessType }: PriceRow) =>
    [
      ...(quote.products.length > 1 ? [quote.products.find(({ id }) => id === productId)?.name ?? productId] : []),
      accessWord(intl, accessType),
    ].join(', ');
  const weekOf = ({ cells }: PriceRow) =>
    cells
      .flatMap((cell) => cell?.deliveryWeek ?? [])
      .toSorted()
      .at(-1);

  return (
    <Sheet
      title={formatMessage({ id: siteCount > 1 ? 'quote.matrix.titleOfSites' : 'quote.matrix.title' })}
      padding="none"
      actions={
        <SegmentedControl
          label={formatMessage({ id: 'quote.matrix.mode' })}
          options={priceModes.map((value) => ({
            value,
            label: formatMessage({ id: `quote.matrix.mode.${isPhone ? 'short.' : ''}${value}` as const }),
          }))}
          value={mode}
          onValueChange={onMode}
        />
      }
    >
      <div role="radiogroup" aria-label={formatMessage({ id: 'quote.matrix.choose' })}>
        {isPhone ? (
          terms.map((term, index) => (
            <section key={term} aria-labelledby={`${name}-${term}`}>
              <TermHead id={`${name}-${term}`}>{monthsWord(intl, term)}</TermHead>
              {rows.map((row) => optionOf(row, index, true))}
            </section>
          ))
        ) : (
          <ColumnsScroll>
            <Matrix style={{ minWidth: `${9 + terms.length * 8.75}rem` }} onKeyDown={moveByColumn}>
              <thead>
                <tr>
                  <th scope="col">{formatMessage({ id: 'quote.matrix.capacity' })}</th>
                  {terms.map((term) => (
                    <th key={term} scope="col">
                      {monthsWord(intl, term)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const week = weekOf(row);
                  return (
                    <tr key={row.key}>
                      <th scope="row">
                        {rateOf(row)}
                        <RowFacts>{factsOf(row)}</RowFacts>
                        {week !== undefined && <RowFacts>{weekWord(week)}</RowFacts>}
                      </th>
                      {terms.map((term, index) => (
                        <td key={term}>{optionOf(row, index)}</td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </Matrix>
          </ColumnsScroll>
        )}
      </div>
      <MatrixFoot>
        {formatMessage({ id: `quote.matrix.foot.${mode}` }, { currency })}
        {marked.includes('firm') && <> {formatMessage({ id: 'quote.matrix.foot.lowest' })}</>}
        {marked.includes('estimate') && <> {formatMessage({ id: 'quote.matrix.foot.lowestEstimate' })}</>}
      </MatrixFoot>
    </Sheet>
  );
}

/** Whether everything of a variant that has a price was ordered. */
function isOrdered({ sites }: Quote, variantId: string): boolean {
  const prices = sites.flatMap((site) => site.prices.filter((price) => price.variantId === variantId));
  return prices.length > 0 && prices.every(({ orderId }) => orderId !== null);
}

/** Up and down stay in their column; left and right are the browser's own. */
function moveByColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  if (step === 0 || cell === null) return;
  event.preventDefault();
  const rows = [...event.currentTarget.tBodies].flatMap((body) => [...body.rows]);
  const at = rows.findIndex((row) => row === cell.parentElement);
  for (let moved = 1; moved <= rows.length; moved += 1) {
    const row = rows[(at + step * moved + rows.length * moved) % rows.length];
    const input = row?.cells[cell.cellIndex]?.querySelector('input');
    if (input && input !== event.target) {
      input.focus();
      input.click();
      return;
    }
  }
}
