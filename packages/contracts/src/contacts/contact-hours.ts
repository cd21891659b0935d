import { localZone } from '../local-day.ts';
import type { Contact, ContactAssignment } from './contact-types.ts';

const minutesOfDay = 24 * 60;

type Hours = Pick<Contact, 'hours' | 'timeZone'>;

/** Somebody who is told about a purpose, as far as it matters for whether they can be called. */
export interface CalledContact {
  readonly contact: Hours & { readonly phone: string | null };
  readonly assignment: {
    readonly scope: Pick<ContactAssignment['scope'], 'kind'>;
    readonly channels: ContactAssignment['channels'];
  };
}

/**
 * When nobody who covers everything can be called, in the customer's time of today. Empty where somebody always can; the whole day, from
 * midnight to midnight, where nobody can at all.
 */
export function silentHours(told: readonly CalledContact[], now: Date): { from: string; to: string }[] {
  const called = told.filter(
    ({ contact, assignment }) =>
      assignment.scope.kind === 'ALL' && assignment.channels.includes('CALL') && contact.phone !== null,
  );
  if (called.length === 0) return [{ from: timeOf(0), to: timeOf(0) }];
  if (called.some(({ contact }) => contact.hours === null)) return [];
  const isReached = Array.from({ length: minutesOfDay }, () => false);
  for (const { contact } of called) {
    if (contact.hours === null) continue;
    const ahead = offsetOf(localZone, now) - offsetOf(contact.timeZone, now);
    const from = minuteOf(contact.hours.from) + ahead;
    const length = (minuteOf(contact.hours.to) - minuteOf(contact.hours.from) + minutesOfDay) % minutesOfDay;
    for (let minute = from; minute < from + length; minute += 1) isReached[inDay(minute)] = true;
  }
  const starts = isReached.flatMap((reached, minute) => (!reached && isReached[inDay(minute - 1)] ? [minute] : []));
  return starts.map((start) => {
    let end = start;
    while (isReached[inDay(end)] === false) end += 1;
    return { from: timeOf(start), to: timeOf(inDay(end)) };
  });
}

/** Whether somebody is reached at a moment, by their own clock. */
export function isReachedAt({ hours, timeZone }: Hours, now: Date): boolean {
  if (hours === null) return true;
  return isBetween(minuteOf(localTime(timeZone, now).slice(-5)), hours);
}

/** Whether somebody is reached all night, from 22:00 to 06:00 by their own clock. */
export function isReachedAtNight({ hours }: Pick<Hours, 'hours'>): boolean {
  return hours === null || (hours.from > hours.to && hours.from <= '22:00' && hours.to >= '06:00');
}

function isBetween(minute: number, { from, to }: { from: string; to: string }): boolean {
  const sinceFrom = inDay(minute - minuteOf(from));
  return sinceFrom < inDay(minuteOf(to) - minuteOf(from));
}

function inDay(minute: number): number {
  return ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes that the clocks of a zone are ahead of UTC. */
function offsetOf(timeZone: string, now: Date): number {
  return Math.round((Date.parse(`${localTime(timeZone, now).replace(' ', 'T')}Z`) - now.getTime()) / 60_000);
}

/** Day and time by the clocks of a zone, as 2024-11-21 09:40. */
function localTime(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
}
