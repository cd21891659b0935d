const day = 86_400_000;

/** Number of the week by ISO 8601: weeks begin on Monday, and the first has the year's first Thursday. In local time. */
export function isoWeek(date: Date): number {
  // Whole days in UTC, so that a change of clocks is none of them.
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const weekday = (date.getDay() + 6) % 7;
  const thursday = midnight + (3 - weekday) * day;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / (7 * day));
}
