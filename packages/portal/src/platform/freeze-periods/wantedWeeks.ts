import { addDays, daysOfIsoWeek, freezesDuring, isoWeekOf } from '@skerry/contracts';
import type { CountryFreeze } from './namedFreezes.ts';

/** How far ahead a delivery can be requested for, in weeks. */
const weeksAhead = 52;

export interface WantedWeek {
  /** ISO 8601, such as 2025-W12. */
  week: string;
  /** Monday and Sunday. */
  from: string;
  to: string;
  /** The freeze periods that the week touches. */
  freezes: readonly CountryFreeze[];
}

/** The weeks that a delivery can be requested for, from the one that today lies in. */
export function wantedWeeks(today: string, periods: readonly CountryFreeze[], country: string): WantedWeek[] {
  return Array.from({ length: weeksAhead }, (_, index) => isoWeekOf(addDays(today, index * 7))).flatMap((week) => {
    const days = daysOfIsoWeek(week);
    if (!days) return [];
    return [{ week, ...days, freezes: freezesDuring(days, periods, country) }];
  });
}
