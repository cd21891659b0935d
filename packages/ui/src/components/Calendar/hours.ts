import type { CalendarDate } from '@internationalized/date';
import { eventsOn, timeOn, type PlacedEvent } from './events.ts';

/** An event on the scale of hours of one day. Those at the same time stand beside each other. */
export interface TimedEvent {
  readonly placed: PlacedEvent;
  /** Hours after midnight. */
  readonly start: number;
  readonly end: number;
  /** Its place among `lanes`, from 0. */
  readonly lane: number;
  readonly lanes: number;
}

export interface DayOfHours {
  readonly wholeDay: readonly PlacedEvent[];
  readonly timed: readonly TimedEvent[];
}

/** What is drawn of a day is never lower than this, so that it can be read and pressed. */
const leastHours = 0.75;

/** What lasts all day, and the rest on the scale of hours. */
export function layDay(day: CalendarDate, events: readonly PlacedEvent[]): DayOfHours {
  const wholeDay: PlacedEvent[] = [];
  const drawn: Omit<TimedEvent, 'lane' | 'lanes'>[] = [];
  for (const placed of eventsOn(day, events)) {
    const time = timeOn(day, placed);
    if (time.kind === 'allDay') wholeDay.push(placed);
    else {
      const from = time.kind === 'to' ? 0 : hoursOf(time.kind === 'span' ? time.from : time.time);
      const to = time.kind === 'from' ? 24 : hoursOf(time.kind === 'span' ? time.to : time.time);
      const start = Math.min(from, 24 - leastHours);
      drawn.push({ placed, start, end: Math.max(to, start + leastHours) });
    }
  }
  return { wholeDay, timed: inLanes(drawn.sort((one, other) => one.start - other.start)) };
}

/** Each takes the first lane that is free; all that touch each other, also by way of others, share the width. */
function inLanes(events: readonly Omit<TimedEvent, 'lane' | 'lanes'>[]): readonly TimedEvent[] {
  const placed: TimedEvent[] = [];
  let group: Omit<TimedEvent, 'lanes'>[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    placed.push(...group.map((event) => ({ ...event, lanes: laneEnds.length })));
    group = [];
    laneEnds = [];
  };
  for (const event of events) {
    if (laneEnds.every((end) => end <= event.start)) close();
    const free = laneEnds.findIndex((end) => end <= event.start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = event.end;
    group.push({ ...event, lane });
  }
  close();
  return placed;
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
