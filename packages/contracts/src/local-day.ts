const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The day (YYYY-MM-DD) that a moment lies in, in the one time of the three countries. */
export function dayOf(moment: Date): string {
  return format.format(moment);
}
