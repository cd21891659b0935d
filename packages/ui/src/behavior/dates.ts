import {
  GregorianCalendar,
  getLocalTimeZone,
  parseDate,
  type Calendar as CalendarSystem,
  type CalendarDate,
} from '@internationalized/date';

/** A time in which the network is not changed. */
export interface FreezePeriod {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day, `YYYY-MM-DD`. */
  readonly to: string;
  /** In the reader's language, such as "Winter". */
  readonly name: string;
}

/** Weeks begin on Monday in all the kit's languages (ISO 8601). */
export const firstDayOfWeek = 'mon';

/** The only calendar system of the kit: the library's own choice brings all thirteen. */
export const createCalendar = (): CalendarSystem => new GregorianCalendar();

/** The day of an ISO string; undefined for what is none, such as an empty field. */
export function toDay(iso: string | undefined): CalendarDate | undefined {
  if (iso === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  try {
    return parseDate(iso);
  } catch {
    return undefined;
  }
}

/** The freeze period that the day lies in, first and last day included. */
export function freezeOn(day: { toString: () => string }, periods: readonly FreezePeriod[]): FreezePeriod | undefined {
  const iso = day.toString().slice(0, 10);
  return periods.find(({ from, to }) => from <= iso && iso <= to);
}

/** "25 Nov 2024", as the language writes it. */
export function formatDay(
  iso: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  return formatter(locale, options).format(utc(iso));
}

/** "25 Nov – 3 Dec 2024", as the language writes it. */
export function formatPeriod(from: string, to: string, locale: string): string {
  return formatter(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(utc(from), utc(to));
}

/** Today where the reader is, or in the time zone given. */
export function todayIso(timeZone = getLocalTimeZone()): string {
  // Swedish writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}

/** A day has no time zone: it is written in the one it was read in. */
const utc = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than using it. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}
