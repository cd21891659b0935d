const part = (value: Date, timeZone: string | undefined) =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(value);

/** The day of a moment, `YYYY-MM-DD`, where the reader is or in the zone given. */
export function dayOf(moment: Date | number | string, timeZone?: string): string {
  return part(new Date(moment), timeZone);
}

/** "Today" and "Yesterday" in the reader's language; undefined for any other day. */
export function nearDayName(
  locale: string,
  moment: Date | number | string,
  now: Date | number,
  timeZone?: string,
): string | undefined {
  const days = Math.round((Date.parse(dayOf(now, timeZone)) - Date.parse(dayOf(moment, timeZone))) / 86_400_000);
  if (days !== 0 && days !== 1) return undefined;
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
