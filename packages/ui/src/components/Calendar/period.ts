import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date';
import { formatDay, formatPeriod, isoWeekOf, mondayOf } from '../../behavior/dates.ts';

export type CalendarView = 'month' | 'week' | 'agenda';

interface PeriodInView {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** First and last day that belong to the view. */
export function periodOf(day: CalendarDate, view: CalendarView): PeriodInView {
  if (view === 'week') return { from: mondayOf(day), to: mondayOf(day).add({ days: 6 }) };
  return { from: startOfMonth(day), to: endOfMonth(day) };
}

/** Whole weeks around the month. */
export function weeksOf(day: CalendarDate): readonly (readonly CalendarDate[])[] {
  const first = mondayOf(startOfMonth(day));
  const weeks = Math.ceil((endOfMonth(day).compare(first) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(first.add({ weeks: week }), 7));
}

export function daysFrom(first: CalendarDate, count: number): readonly CalendarDate[] {
  return Array.from({ length: count }, (_, index) => first.add({ days: index }));
}

/** The day in the next period, or the one before. */
export function step(day: CalendarDate, view: CalendarView, by: 1 | -1): string {
  return day.add(view === 'week' ? { weeks: by } : { months: by }).toString();
}

/** "November 2024", "18–24 Nov 2024 (47)". */
export function titleOf({ from, to }: PeriodInView, view: CalendarView, locale: string): string {
  if (view !== 'week') return formatDay(from.toString(), locale, { month: 'long', year: 'numeric' });
  return `${formatPeriod(from.toString(), to.toString(), locale)} (${isoWeekOf(from)})`;
}
