import type { Freeze } from '@skerry/contracts';
import { daysOfIsoWeek } from '@skerry/contracts';
import { VisuallyHidden } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { monthsWord } from '../../../platform/quotes/quote-words.ts';
import { LowestMark } from '../quote/choose/PriceMatrix.styles.ts';
import { Price } from '../words/Price.tsx';
import { leastOf, type ScenarioColumn } from './scenarioColumns.ts';
import { Change, Figure, FreezeKey } from './Scenarios.styles.ts';
import { deliveryWeeksOf } from './weeks.ts';
import { unbroken } from './useScenarioWords.ts';
import { WeekDots } from './WeekDots.tsx';

const plus = '+';

export interface ScenarioFact {
  readonly id: string;
  readonly label: ReactNode;
  readonly cell: (column: ScenarioColumn) => ReactNode;
  /** The value alone, and what tells whether two are the same. */
  readonly plain?: (column: ScenarioColumn) => ReactNode;
  readonly value?: (column: ScenarioColumn) => string | number | null;
}

interface FactsOf {
  isOneSite: boolean;
  /** A column is narrow. */
  isNarrow: boolean;
  currency: string;
  columns: readonly ScenarioColumn[];
  base: ScenarioColumn;
  today: string;
  freezes: readonly Freeze[];
}

/** What scenarios are compared by, with how far each is from the one they are compared with. */
export function useScenarioFacts({
  isOneSite,
  isNarrow,
  currency,
  columns,
  base,
  today,
  freezes,
}: FactsOf): readonly ScenarioFact[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const last = columns
    .flatMap(({ deliveryWeek }) => deliveryWeek ?? [])
    .toSorted()
    .at(-1);
  const isAsMany = (column: ScenarioColumn) => column.sum.prices.length === base.sum.prices.length;
  const hasTermsOf = (one: ScenarioColumn, other: ScenarioColumn) => one.terms.join() === other.terms.join();
  const [first] = columns;
  const isSameTerm = columns.every((column) => first && column.terms.length === 1 && hasTermsOf(column, first));
  const earliest = leastOf(columns, ({ deliveryWeek }) => deliveryWeek);

  const amount = (
    id: string,
    label: string,
    minorOf: (column: ScenarioColumn) => number,
    kind?: 'marked' | 'ofTerm',
  ): ScenarioFact => {
    // Over another term, more is not dearer.
    const lowest = kind === 'ofTerm' && !isSameTerm ? new Set<ScenarioColumn>() : leastOf(columns, minorOf);
    return {
      id,
      label,
      value: minorOf,
      plain: (column) => <Price minor={minorOf(column)} currency={currency} />,
      cell: (column) => {
        const minor = minorOf(column);
        const change = minor - minorOf(base);
        const isOtherTerm = kind === 'ofTerm' && !hasTermsOf(column, base);
        return (
          <Figure>
            <span data-sum="" data-is-best={lowest.has(column) ? '' : undefined}>
              <Price minor={minor} currency={currency} />
            </span>
            {isOtherTerm ? (
              <Change>{column.terms.map((months) => unbroken(monthsWord(intl, months))).join(', ')}</Change>
            ) : (
              change !== 0 &&
              isAsMany(column) && (
                <Change data-is-less={change < 0 ? '' : undefined}>
                  {change > 0 && plus}
                  <Price minor={change} currency={currency} />
                </Change>
              )
            )}
            <Best best={lowest} column={column} isShown={kind === 'marked'}>
              {formatMessage({ id: 'quoteWhatIf.lowest' })}
            </Best>
          </Figure>
        );
      },
    };
  };

  return [
    amount(
      'monthly',
      formatMessage({ id: isOneSite ? 'quote.choice.monthly' : 'quoteWhatIf.monthly' }),
      ({ monthlyMinor }) => monthlyMinor,
    ),
    amount('oneTime', formatMessage({ id: 'quoteWhatIf.oneTime' }), ({ oneTimeMinor }) => oneTimeMinor),
    amount('total', formatMessage({ id: 'quote.choice.totalOfTerms' }), ({ totalMinor }) => totalMinor, 'ofTerm'),
    amount('spread', formatMessage({ id: 'quoteWhatIf.spread' }), ({ spreadMinor }) => spreadMinor, 'marked'),
    {
      id: 'delivery',
      label: formatMessage({ id: isOneSite ? 'quoteWhatIf.titles.delivery' : 'quoteWhatIf.delivery' }),
      value: ({ deliveryWeek }) => deliveryWeek,
      plain: ({ deliveryWeek }) => deliveryWeek && weekWord(deliveryWeek),
      cell: (column) => {
        const { deliveryWeek: week } = column;
        if (week === null) return formatMessage({ id: 'quote.noPrice' });
        const weeks = isAsMany(column) ? weeksBetween(base.deliveryWeek, week) : 0;
        return (
          <Figure>
            <span data-sum="" data-is-best={earliest.has(column) ? '' : undefined}>
              {weekWord(week)}
            </span>
            {weeks !== 0 && (
              <Change data-is-less={weeks < 0 ? '' : undefined}>
                {formatMessage(
                  { id: weeks < 0 ? 'quoteWhatIf.earlier' : 'quoteWhatIf.later' },
                  { weeks: Math.abs(weeks) },
                )}
              </Change>
            )}
            <Best best={earliest} column={column} isShown>
              {formatMessage({ id: 'quoteWhatIf.earliest' })}
            </Best>
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
                {formatMessage({ id: isOneSite ? 'quoteWhatIf.weeks.one' : 'quoteWhatIf.weeks' })}
                <FreezeKey>
                  <span aria-hidden />
                  {formatMessage({ id: 'quoteWhatIf.weeks.freeze' })}
                </FreezeKey>
              </>
            ),
            cell: ({ sum }: ScenarioColumn) => (
              <WeekDots weeks={deliveryWeeksOf(sum, { today, last, freezes })} isNarrow={isNarrow} />
            ),
          },
        ]),
  ];
}

interface BestProps {
  best: ReadonlySet<ScenarioColumn>;
  column: ScenarioColumn;
  /** Otherwise the bold value says it to those who see it. */
  isShown: boolean;
  children: string;
}

/** Says that a value is the best of its row. */
function Best({ best, column, isShown, children }: BestProps) {
  if (!best.has(column)) return null;
  return isShown ? <LowestMark>{children}</LowestMark> : <VisuallyHidden>{children}</VisuallyHidden>;
}

/** From one ISO week to another; 0 where one is none. */
function weeksBetween(from: string | null, to: string): number {
  const [first, second] = [from === null ? undefined : daysOfIsoWeek(from), daysOfIsoWeek(to)];
  if (first === undefined || second === undefined) return 0;
  return Math.round((Date.parse(`${second.from}T00:00Z`) - Date.parse(`${first.from}T00:00Z`)) / 604_800_000);
}
