/** Whole days since something should have been done, by the reader's calendar; undefined while there is time. */
export function daysLate(by: string, now: Date): number | undefined {
  const until = new Date(by);
  if (!(until < now)) return undefined;
  // Whole days in UTC, so that a change of clocks is none of them.
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(now) - day(until)) / 86_400_000);
}
