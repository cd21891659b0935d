import { freezesDuring, type Freeze } from '../orders/freeze-periods.ts';
import { addDays, daysOfIsoWeek, isoWeekOf } from '../orders/iso-week.ts';

/** A year of freezes is nobody's plan. */
const maxWeeks = 60;

/**
 * The earliest week (2025-W03) of a delivery that takes so many weeks from today (YYYY-MM-DD), in the country (se, no, dk): the first one
 * with a working day that no freeze period has.
 */
export function deliveryWeekOf(
  { today, leadTimeWeeks, country }: { today: string; leadTimeWeeks: number; country: string },
  freezes: readonly Freeze[],
): string {
  const earliest = addDays(today, leadTimeWeeks * 7);
  for (let further = 0; further < maxWeeks; further += 1) {
    const week = isoWeekOf(addDays(earliest, further * 7));
    const monday = daysOfIsoWeek(week)?.from ?? earliest;
    const workdays = [0, 1, 2, 3, 4].map((day) => addDays(monday, day)).filter((day) => day >= earliest);
    if (workdays.some((day) => freezesDuring({ from: day, to: day }, freezes, country).length === 0)) return week;
  }
  return isoWeekOf(addDays(earliest, maxWeeks * 7));
}
