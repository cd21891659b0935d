import { addDays } from '@skerry/contracts';

/** Days that the calendar shows around one: its month, and of the weeks at both ends those of the neighbours. */
export function daysInCalendar(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: addDays(first, -6), to: addDays(next, 5) };
}
