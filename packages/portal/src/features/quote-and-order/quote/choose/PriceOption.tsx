import { Skeleton, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { PriceLevel, PriceLevels } from '../../words/quoteLabels.tsx';
import { Price } from '../../words/Price.tsx';
import { monthsWord, noPriceWord } from '../../../../platform/quotes/quote-words.ts';
import { CellLabel, CellRadio, CellWords, EmptyCell, LowestMark } from './PriceMatrix.styles.ts';
import { totalOf, type PriceCell } from './priceMatrix.ts';
import type { PriceMode } from './priceMode.ts';

interface PriceOptionProps {
  cell: PriceCell | undefined;
  mode: PriceMode;
  currency: string;
  siteCount: number;
  /** Of the group. */
  name: string;
  isChosen: boolean;
  isOrdered: boolean;
  /** What its row is called: a screen reader hears it with the price. */
  rowLabel: string;
  /** One below the other, with the capacity in it. */
  isLine: boolean;
  onChoose: (variantId: string) => void;
}

/** One price of the matrix. */
export function PriceOption(props: PriceOptionProps) {
  const { cell, mode, currency, siteCount, name, isChosen, isOrdered, rowLabel, isLine, onChoose } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  if (cell === undefined)
    return isLine ? null : <EmptyCell>{formatMessage({ id: 'quote.matrix.notAsked' })}</EmptyCell>;
  const { variant, monthlyMinor, oneTimeMinor, level, priced, firm } = cell;
  if (monthlyMinor === null)
    return (
      <EmptyCell>
        {isLine && (
          <Text as="div" variant="bodyStrong">
            {rowLabel}
          </Text>
        )}
        {cell.isComing ? (
          <Skeleton width={60} aria-label={formatMessage({ id: 'quote.notPriced' })} />
        ) : cell.code === null ? (
          formatMessage({ id: 'quote.notPriced' })
        ) : (
          noPriceWord(intl, cell.code)
        )}
      </EmptyCell>
    );
  const shown =
    mode === 'total'
      ? totalOf({ monthlyMinor, oneTimeMinor }, variant)
      : mode === 'perMegabit'
        ? Math.round((monthlyMinor * 1_000_000) / variant.capacityBps)
        : monthlyMinor;
  return (
    <CellLabel {...(isLine && { 'data-is-line': '' })}>
      <CellRadio
        type="radio"
        name={name}
        value={variant.id}
        checked={isChosen}
        disabled={isOrdered}
        aria-label={formatMessage(
          { id: 'quote.matrix.cell' },
          { row: rowLabel, term: monthsWord(intl, variant.termMonths) },
        )}
        aria-describedby={`${name}-${variant.id}`}
        onChange={() => onChoose(variant.id)}
      />
      <CellWords id={`${name}-${variant.id}`}>
        {isLine && <Text variant="bodyStrong">{rowLabel}</Text>}
        <span data-price={level}>
          <Price minor={shown} currency={currency} />
          {cell.isLowest && (
            <LowestMark data-is-estimate={level === 'firm' ? undefined : ''}>
              {formatMessage({ id: level === 'firm' ? 'quote.matrix.lowest' : 'quote.matrix.lowestEstimate' })}
            </LowestMark>
          )}
        </span>
        <span data-is-quiet="">
          {mode === 'monthly' ? (
            oneTimeMinor === 0 ? (
              formatMessage({ id: 'quote.oneTime.none' })
            ) : (
              <>
                <Price minor={oneTimeMinor} currency={currency} /> {formatMessage({ id: 'quote.oneTime.after' })}
              </>
            )
          ) : (
            <>
              <Price minor={monthlyMinor} currency={currency} /> {formatMessage({ id: 'quote.monthly.after' })}
            </>
          )}
        </span>
        {siteCount > 1 && (
          <span data-is-quiet="">{formatMessage({ id: 'quote.matrix.ofSites' }, { priced, sites: siteCount })}</span>
        )}
        {isOrdered ? (
          formatMessage({ id: 'quote.detail.SIGNED' })
        ) : firm > 0 && firm < priced ? (
          <PriceLevels firm={firm} priced={priced} />
        ) : (
          level !== null && <PriceLevel level={level} />
        )}
      </CellWords>
    </CellLabel>
  );
}
