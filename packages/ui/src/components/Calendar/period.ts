import type { CalendarDate } from '@internationalized/date';
import { formatPeriod } from '../../behavior/dates.ts';
import { isoWeekOf, mondayOf } from '../../behavior/weeks.ts';
import type { UiText } from '../../theme/useUiText.ts';

export type CalendarView = 'month' | 'week' | 'day' | 'agenda';

interface PeriodInView {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Weeks of the month view and the agenda: enough for any month, and always as high. */
const weeksInView = 6;

/** First and last day in view. Months and agendas are counted from the current week: what is over takes no room. */
export function periodOf(day: CalendarDate, view: CalendarView, today: CalendarDate): PeriodInView {
  if (view === 'day') return { from: day, to: day };
  const monday = mondayOf(day);
  if (view === 'week') return { from: monday, to: monday.add({ days: 6 }) };
  const current = mondayOf(today);
  const weeksAhead = Math.round(monday.compare(current) / 7);
  const from = current.add({ weeks: Math.floor(weeksAhead / weeksInView) * weeksInView });
  return { from, to: from.add({ days: 7 * weeksInView - 1 }) };
}

/** The weeks of the month view. */
export function weeksOf(day: CalendarDate, today: CalendarDate): readonly (readonly CalendarDate[])[] {
  const { from } = periodOf(day, 'month', today);
  return Array.from({ length: weeksInView }, (_, week) => daysFrom(from.add({ weeks: week }), 7));
}

export function daysFrom(first: CalendarDate, count: number): readonly CalendarDate[] {
  return Array.from({ length: count }, (_, index) => first.add({ days: index }));
}

/** The first day of the next period, or of the one before; today, where that lies in it. */
export function step(day: CalendarDate, view: CalendarView, by: 1 | -1, today: CalendarDate): string {
  if (view === 'day') return day.add({ days: by }).toString();
  const { from } = periodOf(day, view, today);
  const next = from.add({ weeks: view === 'week' ? by : by * weeksInView });
  const { to } = periodOf(next, view, today);
  return (next.compare(today) <= 0 && today.compare(to) <= 0 ? today : next).toString();
}

/** "18 Nov – 29 Dec 2024"; for a week its number before. */
export function titleOf({ from, to }: PeriodInView, view: CalendarView, locale: string, text: UiText): string {
  const period = formatPeriod(from.toString(), to.toString(), locale);
  return view === 'week'
    ? `${text('ui.calendar.weekNumber', undefined, { week: isoWeekOf(from) })}, ${period}`
    : period;
}
