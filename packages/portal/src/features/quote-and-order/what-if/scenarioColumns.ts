import type { Quote } from '@skerry/contracts';
import {
  summaryOf,
  wholeSumOf,
  type ChoiceSummary,
  type PriceChoice,
  type WholeSum,
} from '../quote/choose/priceChoice.ts';
import { scenarioLetters } from '../quotePlace.ts';
import { choiceOf, writeScenario, type Scenario } from './scenarios.ts';

/** A scenario with what it adds up to: firm prices and estimates alike, since all sites are compared. */
export interface ScenarioColumn extends WholeSum {
  readonly scenario: Scenario;
  readonly letter: string;
  readonly choice: PriceChoice;
  readonly sum: ChoiceSummary;
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
    const first = written.indexOf(written[index] ?? '');
    return {
      scenario,
      choice,
      sum,
      letter: scenarioLetters[index] ?? '',
      ...wholeSumOf(sum),
      terms: [...new Set(sum.prices.map(({ variant }) => variant.termMonths))].toSorted((a, b) => a - b),
      sameAs: first < index ? scenarioLetters[first] : undefined,
    };
  });
}

/**
 * Which of them are the least, alone or with others; none where all are the same, or cannot be compared: of other sites, less is not cheaper.
 */
export function leastOf(
  columns: readonly ScenarioColumn[],
  valueOf: (column: ScenarioColumn) => number | string | null,
): ReadonlySet<ScenarioColumn> {
  const isComparable = columns.every(({ sum }) => sum.prices.length === columns[0]?.sum.prices.length);
  const [least] = columns.flatMap((column) => valueOf(column) ?? []).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const all = columns.filter((column) => valueOf(column) === least);
  return new Set(isComparable && least !== undefined && all.length < columns.length ? all : []);
}
