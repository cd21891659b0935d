import { dayOf, localZone, momentOf } from '@skerry/contracts';
import type { TopicChoice } from '../database/schema/notifications.ts';

export interface Hours {
  quietHours: boolean;
  /** HH:MM */
  quietFrom: string;
  quietTo: string;
  quietWeekends: boolean;
  dailyAt: string;
}

/** Two mails about one thing are this far apart, in milliseconds. */
const apart = 10 * 60_000;

/**
 * When a mail may go: with the next collection, not within ten minutes of the last about the same thing, and after quiet hours unless it is
 * urgent. Hours are those of the clocks in Sweden, Norway and Denmark, which show the same.
 */
export function dueAt(
  now: Date,
  { timing, isUrgent, lastAt }: { timing: TopicChoice['timing']; isUrgent: boolean; lastAt: Date | undefined },
  hours: Hours,
): Date {
  if (isUrgent) return laterOf(now, lastAt);
  const collected = timing === 'HOURLY' ? nextHour(now) : timing === 'DAILY' ? nextTime(now, hours.dailyAt) : now;
  return afterQuietHours(laterOf(collected, lastAt), hours);
}

function laterOf(moment: Date, lastAt: Date | undefined): Date {
  return lastAt === undefined ? moment : new Date(Math.max(moment.getTime(), lastAt.getTime() + apart));
}

function nextHour(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + 1) / 3_600_000) * 3_600_000);
}

function nextTime(now: Date, time: string): Date {
  const today = momentOf(dayOf(now), time);
  return today > now ? today : momentOf(dayAfter(dayOf(now)), time);
}

/** The moment itself, or when the quiet time that it lies in is over. */
export function afterQuietHours(moment: Date, hours: Hours): Date {
  if (!hours.quietHours) return moment;
  let at = moment;
  // A night, a weekend and the night after it.
  for (let step = 0; step < 4; step += 1) {
    const end = quietUntil(at, hours);
    if (end === undefined || end <= at) return at;
    at = end;
  }
  return at;
}

function quietUntil(moment: Date, { quietFrom, quietTo, quietWeekends }: Hours): Date | undefined {
  const day = dayOf(moment);
  const time = timeOf(moment);
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  if (quietWeekends && weekday === 6) return momentOf(dayAfter(dayAfter(day)), '00:00');
  if (quietWeekends && weekday === 0) return momentOf(dayAfter(day), '00:00');
  if (quietFrom === quietTo) return undefined;
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo ? momentOf(day, quietTo) : undefined;
  if (time >= quietFrom) return momentOf(dayAfter(day), quietTo);
  return time < quietTo ? momentOf(day, quietTo) : undefined;
}

function timeOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: localZone, timeStyle: 'short' }).format(moment);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
