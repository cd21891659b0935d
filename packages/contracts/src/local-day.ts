import type { Country } from './token-claims.ts';

/** The zones of the countries, as IANA names them: their clocks show the same. */
export const timeZones: Readonly<Record<Country, string>> = {
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
};

/** The one time of the three countries, as IANA names it. */
export const localZone = timeZones.se;

let format: Intl.DateTimeFormat | undefined;

/** The day (YYYY-MM-DD) that a moment lies in, in the one time of the three countries. */
export function dayOf(moment: Date): string {
  // Made when it is wanted: it takes milliseconds, which whoever only signs in need not wait for.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: localZone });
  return format.format(moment);
}

/** How far the clocks are before UTC, in hours: summer, winter. */
const offsets = [2, 1] as const;

/** The moment at which clocks show a time (HH:MM) of a day (YYYY-MM-DD). Of an hour that comes twice, the first; of one that is left out, the next. */
export function momentOf(day: string, time: string): Date {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone, dateStyle: 'short', timeStyle: 'short' });
  const moments = offsets.map((hours) => new Date(Date.parse(`${day}T${time}Z`) - hours * 3_600_000));
  return moments.find((moment) => clock.format(moment) === `${day} ${time}`) ?? (moments[1] as Date);
}
