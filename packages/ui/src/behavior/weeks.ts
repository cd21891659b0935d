// Apart from other dates: fields need none of it before their calendar opens.
import { startOfWeek, type CalendarDate } from '@internationalized/date';
import { firstDayOfWeek } from './dates.ts';

/** Monday of the week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return startOfWeek(day, 'en-GB', firstDayOfWeek);
}

/** Number of the ISO week: that of the year which the week's Thursday lies in. */
export function isoWeekOf(day: CalendarDate): number {
  const thursday = mondayOf(day).add({ days: 3 });
  const first = mondayOf(thursday.set({ month: 1, day: 4 }));
  return Math.round((thursday.toDate('UTC').getTime() - first.toDate('UTC').getTime()) / weekLength) + 1;
}

const weekLength = 7 * 24 * 60 * 60 * 1000;
