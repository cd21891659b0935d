import type { Quote } from '@skerry/contracts';
import { summaryOf, type ChoiceSummary, type PriceChoice } from '../quote/priceChoice.ts';
import { totalOf } from '../quote/priceMatrix.ts';
import { scenarioLetters } from '../quotePlace.ts';
import { choiceOf, writeScenario, type Scenario } from './scenarios.ts';

/** A scenario with what it adds up to: firm prices and estimates alike, since all sites are compared. */
export interface ScenarioColumn {
  readonly scenario: Scenario;
  readonly letter: string;
  readonly choice: PriceChoice;
  readonly sum: ChoiceSummary;
  readonly monthlyMinor: number;
  readonly oneTimeMinor: number;
  readonly totalMinor: number;
  /** What a month costs with all charges spread over the terms. */
  readonly spreadMinor: number;
  /** Of the last site. */
  readonly deliveryWeek: string | null;
  /** Terms of its sites, each once. */
  readonly terms: readonly number[];
  /** An earlier one that is the same. */
  readonly sameAs: string | undefined;
}

export function scenarioColumns(quote: Quote, scenarios: readonly Scenario[]): ScenarioColumn[] {
  const written = scenarios.map((scenario) => writeScenario({ ...scenario, name: '' }));
  return scenarios.map((scenario, index) => {
    const choice = choiceOf(quote, scenario);
    const sum = summaryOf(quote, choice);
    const added = (amountOf: (each: (typeof sum.prices)[number]) => number) =>
      Math.round(sum.prices.reduce((all, each) => all + amountOf(each), 0));
    const total = ({ price, variant }: (typeof sum.prices)[number]) =>
      totalOf({ ...price, oneTimeMinor: price.oneTimeMinor ?? 0 }, variant);
    const first = written.indexOf(written[index] ?? '');
    return {
      scenario,
      choice,
      sum,
      letter: scenarioLetters[index] ?? '',
      monthlyMinor: added(({ price }) => price.monthlyMinor),
      oneTimeMinor: added(({ price }) => price.oneTimeMinor ?? 0),
      totalMinor: added(total),
      spreadMinor: added((each) => total(each) / each.variant.termMonths),
      deliveryWeek:
        sum.prices
          .flatMap(({ price }) => price.deliveryWeek ?? [])
          .toSorted()
          .at(-1) ?? null,
      terms: [...new Set(sum.prices.map(({ variant }) => variant.termMonths))].toSorted((a, b) => a - b),
      sameAs: first < index ? scenarioLetters[first] : undefined,
    };
  });
}

/**
 * Which of them are the least, alone or with others; none where they cannot be compared: of other sites, less is not cheaper.
 */
export function leastOf(
  columns: readonly ScenarioColumn[],
  valueOf: (column: ScenarioColumn) => number | string | null,
): ReadonlySet<ScenarioColumn> {
  const isComparable = columns.every(({ sum }) => sum.prices.length === columns[0]?.sum.prices.length);
  const [least] = columns.flatMap((column) => valueOf(column) ?? []).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return new Set(isComparable && least !== undefined ? columns.filter((column) => valueOf(column) === least) : []);
}
