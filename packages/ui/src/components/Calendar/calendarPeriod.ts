import { toDay, todayIso } from '../../behavior/dates.ts';
import { periodOf } from './period.ts';

/** The days that the month view and the agenda show when they are at a day, all `YYYY-MM-DD`: what to fetch events for. The week view shows a part of them. */
export function calendarPeriod(date: string, today = todayIso()): { readonly from: string; readonly to: string } {
  const now = toDay(today);
  const day = toDay(date) ?? now;
  if (!day || !now) throw new Error(`@skerry/ui: calendarPeriod needs a date, got "${date}".`);
  const { from, to } = periodOf(day, 'month', now);
  return { from: from.toString(), to: to.toString() };
}
