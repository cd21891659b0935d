import { localZone, type ContactPurpose } from '@skerry/contracts';

const minutesOfDay = 24 * 60;

/** When nobody who covers everything can be called, in the customer's time of today; empty where nobody can be called at all, or always. */
export function silentHours(told: ContactPurpose['contacts'], now: Date): ContactPurpose['silentHours'] {
  const called = told.filter(
    ({ contact, assignment }) =>
      assignment.scope.kind === 'ALL' && assignment.channels.includes('CALL') && contact.phone !== null,
  );
  if (called.length === 0 || called.some(({ contact }) => contact.hours === null)) return [];
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
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return Math.round((Date.parse(`${clock.format(now).replace(' ', 'T')}Z`) - now.getTime()) / 60_000);
}
