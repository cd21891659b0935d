import { parseAbsolute, type CalendarDate } from '@internationalized/date';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import type { StatusTone } from '../StatusLabel/StatusLabel.tsx';

export type CalendarTone = Exclude<StatusTone, 'draft'>;

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  /** Where it is: on a line of its own in the week, after the title in the agenda. */
  readonly place?: string;
  /** In the narrow days of the month: what tells it apart at a glance. @default title and place */
  readonly shortTitle?: string;
  /** A day (`2024-11-23`), a time of the calendar's place (`2024-11-23T00:00`) or an instant (`2024-11-22T23:00:00Z`). */
  readonly start: string;
  /** As `start`; a day is included, a time is not. @default start */
  readonly end?: string;
  /** It goes on: only when it began is said, and `end` is how far it is drawn. @default false */
  readonly isOngoing?: boolean;
  /** @default 'info' */
  readonly tone?: CalendarTone;
  /** Says by shape what the tone says by colour. */
  readonly icon: IconComponent;
  /** Second line in week and agenda, such as the site. */
  readonly detail?: string;
  /** What is uncertain about it, such as that it lies in a freeze period: said in full in the agenda, a sign elsewhere. */
  readonly warning?: string;
  /** What the reader is asked to do about it: said in full in week and agenda, a flag elsewhere. */
  readonly todo?: string;
  /** Where it leads. Without it and `onEventPress` the event is only read. */
  readonly href?: string;
}

/** An event with its first and last day and its times, in the place of the calendar. */
export interface PlacedEvent {
  readonly event: CalendarEvent;
  readonly firstDay: string;
  readonly lastDay: string;
  /** `HH:MM`; undefined for whole days. */
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
}

/** In the order in which they begin; whole days first. */
export function placeEvents(events: readonly CalendarEvent[], timeZone: string): readonly PlacedEvent[] {
  return events
    .map((event) => {
      const start = local(event.start, timeZone);
      const end = local(event.end ?? event.start, timeZone);
      // What ends at midnight does not touch the day that begins then.
      const endsAtMidnight = end.time === '00:00' && end.day > start.day;
      return {
        event,
        firstDay: start.day,
        lastDay: endsAtMidnight ? dayBefore(end.day) : end.day,
        startTime: start.time,
        endTime: endsAtMidnight ? '24:00' : end.time,
      };
    })
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

export function eventsOn(day: CalendarDate, events: readonly PlacedEvent[]): readonly PlacedEvent[] {
  const iso = day.toString();
  return events.filter(({ firstDay, lastDay }) => firstDay <= iso && iso <= lastDay);
}

export type DayTime =
  | { readonly kind: 'allDay' }
  | { readonly kind: 'from' | 'to'; readonly time: string }
  | { readonly kind: 'span'; readonly from: string; readonly to: string };

/** When the event is on, on one of its days. */
export function timeOn(day: CalendarDate, { firstDay, lastDay, startTime, endTime }: PlacedEvent): DayTime {
  if (startTime === undefined || endTime === undefined) return { kind: 'allDay' };
  const iso = day.toString();
  if (firstDay === lastDay) return { kind: 'span', from: startTime, to: endTime };
  if (iso === firstDay) return { kind: 'from', time: startTime };
  return iso === lastDay ? { kind: 'to', time: endTime } : { kind: 'allDay' };
}

function local(iso: string, timeZone: string): { day: string; time: string | undefined } {
  const isInstant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(iso);
  const text = isInstant ? parseAbsolute(iso, timeZone).toString() : iso;
  return { day: text.slice(0, 10), time: text.length > 10 ? text.slice(11, 16) : undefined };
}

function dayBefore(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const keyOf = ({ firstDay, startTime = '' }: PlacedEvent) => `${firstDay}T${startTime}`;
