import { dateFormat, listFormat, localeOf, nameFormat, numberFormat } from './intl.ts';

/** Written forms of a moment: `date` 21 Nov 2024, `dateTime` with 24-hour time, `shortDate` and `shortDateTime` without the year where it is this one, `weekday` Thu 21 Nov for an appointment, `time` 14:05, `isoDate` 2024-11-21 as in fields. */
export type DateStyle = 'date' | 'dateTime' | 'shortDate' | 'shortDateTime' | 'weekday' | 'time' | 'isoDate';

const shortDay = { day: 'numeric', month: 'short' } as const;
const day = { ...shortDay, year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dateStyles: Readonly<Record<Exclude<DateStyle, 'isoDate'>, Intl.DateTimeFormatOptions>> = {
  date: day,
  dateTime: { ...day, ...clock },
  shortDate: shortDay,
  shortDateTime: { ...shortDay, ...clock },
  weekday: { ...shortDay, weekday: 'short' },
  time: clock,
};
/** What a short form is written as in another year than this one. */
const withYear: Partial<Record<DateStyle, 'date' | 'dateTime'>> = {
  shortDate: 'date',
  shortDateTime: 'dateTime',
  weekday: 'date',
};

/** A moment as people of the language write it: one of ours, or any BCP 47 tag. `timeZone` is an IANA name and defaults to that of the machine. */
export function formatDate(language: string, date: Date, style: DateStyle = 'date', timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  // Swedish writes numeric dates as ISO 8601 does, and the time zone is applied on the way.
  if (style === 'isoDate') return dateFormat('sv-SE', { ...zone, dateStyle: 'short' }).format(date);
  const yearOf = (moment: Date) => dateFormat('sv-SE', { ...zone, year: 'numeric' }).format(moment);
  const long = withYear[style];
  const written = long === undefined || yearOf(date) === yearOf(new Date()) ? style : long;
  const text = dateFormat(localeOf(language), { ...dateStyles[written], ...zone }).format(date);
  // CLDR's British English shortens all months to three letters but this one, and parts the weekday from the day.
  return language.startsWith('en') ? text.replace('Sept', 'Sep').replace(/^([A-Z][a-z]+),/, '$1') : text;
}

const clockStyles: ReadonlySet<DateStyle> = new Set(['dateTime', 'shortDateTime', 'time']);

/** A moment in a zone that the reader may not be in: where their own clock shows another time, the zone is named, as in "14:05 CET". */
export function formatMoment(language: string, date: Date, style: DateStyle, timeZone: string): string {
  const text = formatDate(language, date, style, timeZone);
  if (!clockStyles.has(style) || clockIn(date, { timeZone }) === clockIn(date, {})) return text;
  const zone = dateFormat(localeOf(language), { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  return zone === undefined ? text : `${text} ${zone.value}`;
}

function clockIn(date: Date, zone: { timeZone?: string }): string {
  return dateFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}

export function formatNumber(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(localeOf(language), options).format(value);
}

/** Items as a sentence lists them: "A, B and C". */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(localeOf(language), { type }).format(items);
}

/**
 * What the language calls a country.
 *
 * @param code Two capital letters, such as SE; one that has no name stays as it is.
 */
export function formatCountry(language: string, code: string): string {
  return nameFormat(localeOf(language), { type: 'region' }).of(code) ?? code;
}
