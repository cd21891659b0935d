import { dayOf } from '@skerry/contracts';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';

interface Start {
  readonly startsAt: string;
  readonly countries: readonly string[];
}

/** The freeze period that begins after one work and before the next, in a country of either; undefined where none does. */
export function freezeBetween(
  freezes: readonly CountryFreeze[],
  before: Start | undefined,
  next: Start,
): CountryFreeze | undefined {
  if (before === undefined) return undefined;
  const from = dayOf(new Date(before.startsAt));
  const to = dayOf(new Date(next.startsAt));
  const countries = new Set([...before.countries, ...next.countries]);
  return freezes.find(
    (freeze) => freeze.from > from && freeze.from <= to && freeze.countries.some((country) => countries.has(country)),
  );
}
