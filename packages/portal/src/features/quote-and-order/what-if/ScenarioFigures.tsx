import type { Freeze } from '@skerry/contracts';
import { daysOfIsoWeek } from '@skerry/contracts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { monthsWord } from '../../../platform/quotes/quote-words.ts';
import { LowestMark } from '../quote/PriceMatrix.styles.ts';
import { Price } from '../words/Price.tsx';
import { leastOf, type ScenarioColumn } from './scenarioColumns.ts';
import { Change, Figure, FreezeKey } from './Scenarios.styles.ts';
import { deliveryWeeksOf } from './weeks.ts';
import { WeekDots } from './WeekDots.tsx';

const plus = '+';

export interface ScenarioFact {
  readonly id: string;
  readonly label: ReactNode;
  readonly cell: (column: ScenarioColumn) => ReactNode;
}

interface FactsOf {
  currency: string;
  columns: readonly ScenarioColumn[];
  base: ScenarioColumn;
  today: string;
  freezes: readonly Freeze[];
}

/** What scenarios are compared by, with how far each is from the one they are compared with. */
export function useScenarioFacts({ currency, columns, base, today, freezes }: FactsOf): readonly ScenarioFact[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const last = columns
    .flatMap(({ deliveryWeek }) => deliveryWeek ?? [])
    .toSorted()
    .at(-1);
  const isAsMany = (column: ScenarioColumn) => column.sum.prices.length === base.sum.prices.length;
  const hasTermsOfBase = (column: ScenarioColumn) => column.terms.join() === base.terms.join();
  const earliest = leastOf(columns, ({ deliveryWeek }) => deliveryWeek);

  const amount = (
    id: string,
    label: string,
    minorOf: (column: ScenarioColumn) => number,
    marks?: 'lowest' | 'terms',
  ): ScenarioFact => {
    const lowest = marks === 'lowest' ? leastOf(columns, minorOf) : -1;
    return {
      id,
      label,
      cell: (column) => {
        const minor = minorOf(column);
        const change = minor - minorOf(base);
        const isOtherTerm = marks === 'terms' && !hasTermsOfBase(column);
        return (
          <Figure>
            <span data-sum="">
              <Price minor={minor} currency={currency} />
            </span>
            {isOtherTerm ? (
              // Over other terms, more is not dearer.
              <Change>{column.terms.map((months) => monthsWord(intl, months)).join(', ')}</Change>
            ) : (
              change !== 0 &&
              isAsMany(column) && (
                <Change data-is-less={change < 0 ? '' : undefined}>
                  {change > 0 && plus}
                  <Price minor={change} currency={currency} />
                </Change>
              )
            )}
            {columns.indexOf(column) === lowest && (
              <LowestMark>{formatMessage({ id: 'quoteWhatIf.lowest' })}</LowestMark>
            )}
          </Figure>
        );
      },
    };
  };

  return [
    amount('monthly', formatMessage({ id: 'quoteWhatIf.monthly' }), ({ monthlyMinor }) => monthlyMinor),
    amount('oneTime', formatMessage({ id: 'quoteWhatIf.oneTime' }), ({ oneTimeMinor }) => oneTimeMinor),
    amount('total', formatMessage({ id: 'quote.choice.totalOfTerms' }), ({ totalMinor }) => totalMinor, 'terms'),
    amount('spread', formatMessage({ id: 'quoteWhatIf.spread' }), ({ spreadMinor }) => spreadMinor, 'lowest'),
    {
      id: 'delivery',
      label: formatMessage({ id: 'quoteWhatIf.delivery' }),
      cell: (column) => {
        const { deliveryWeek: week } = column;
        if (week === null) return formatMessage({ id: 'quote.noPrice' });
        const weeks = isAsMany(column) ? weeksBetween(base.deliveryWeek, week) : 0;
        return (
          <Figure>
            <span data-sum="">{weekWord(week)}</span>
            {weeks !== 0 && (
              <Change data-is-less={weeks < 0 ? '' : undefined}>
                {formatMessage(
                  { id: weeks < 0 ? 'quoteWhatIf.earlier' : 'quoteWhatIf.later' },
                  { weeks: Math.abs(weeks) },
                )}
              </Change>
            )}
            {columns.indexOf(column) === earliest && (
              <LowestMark>{formatMessage({ id: 'quoteWhatIf.earliest' })}</LowestMark>
            )}
          </Figure>
        );
      },
    },
    ...(last === undefined
      ? []
      : [
          {
            id: 'weeks',
            label: (
              <>
                {formatMessage({ id: 'quoteWhatIf.weeks' })}
                <FreezeKey>
                  <span aria-hidden />
                  {formatMessage({ id: 'quoteWhatIf.weeks.freeze' })}
                </FreezeKey>
              </>
            ),
            cell: ({ sum }: ScenarioColumn) => <WeekDots weeks={deliveryWeeksOf(sum, { today, last, freezes })} />,
          },
        ]),
  ];
}

/** From one ISO week to another; 0 where one is none. */
function weeksBetween(from: string | null, to: string): number {
  const [first, second] = [from === null ? undefined : daysOfIsoWeek(from), daysOfIsoWeek(to)];
  if (first === undefined || second === undefined) return 0;
  return Math.round((Date.parse(`${second.from}T00:00Z`) - Date.parse(`${first.from}T00:00Z`)) / 604_800_000);
}
