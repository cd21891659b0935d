import { addDays, freezesDuring } from '@skerry/contracts';
import type { CountryFreeze } from '../../platform/freeze-periods/namedFreezes.ts';

/** The freeze periods that a day lies in, in any of the countries. */
export function freezesOn(
  day: string,
  periods: readonly CountryFreeze[],
  countries: readonly string[],
): CountryFreeze[] {
  if (day === '') return [];
  return [...new Set(countries.flatMap((country) => freezesDuring({ from: day, to: day }, periods, country)))];
}

/** The first working day after the freeze that a day lies in, and after those that follow upon it. */
export function firstFreeDay(day: string, periods: readonly CountryFreeze[], countries: readonly string[]): string {
  let free = day;
  for (;;) {
    const last = freezesOn(free, periods, countries)
      .map(({ to }) => to)
      .toSorted()
      .at(-1);
    if (last !== undefined) free = addDays(last, 1);
    else if (isWeekend(free)) free = addDays(free, 1);
    else return free;
  }
}

/** @returns the day after which something can be done that takes its time, today where nothing is known of that. */
export function soonestDay(today: string, leadTimeWeeks: number | undefined): string {
  return addDays(today, (leadTimeWeeks ?? 0) * 7);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
}
