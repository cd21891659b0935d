import { ticks } from 'd3-array';
import { timeDay, timeTicks, timeWeek } from 'd3-time';

export interface Scale {
  (value: number): number;
  readonly invert: (place: number) => number;
}

export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const span = domain[1] - domain[0] || 1;
  const factor = (range[1] - range[0]) / span;
  return Object.assign((value: number) => range[0] + (value - domain[0]) * factor, {
    invert: (place: number) => domain[0] + (place - range[0]) / factor,
  });
}

/** About four round values from zero to the largest or beyond: the axis always starts at zero. */
export function valueTicks(largest: number): readonly number[] {
  const top = largest > 0 ? largest : 1;
  const values = ticks(0, top, 4);
  const step = (values[1] ?? top) - (values[0] ?? 0);
  const last = values.at(-1) ?? 0;
  return last < top ? [...values, last + step] : values;
}

export interface TimeTick {
  readonly at: number;
  /** Where its label stands: in the middle of a day or month, under the mark of a time. */
  readonly labelAt: number;
  readonly label: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Marks at round times of the reader's time zone. */
export function timeAxis(from: number, to: number, count: number, locale: string): readonly TimeTick[] {
  // Three days and more are marked by whole days.
  const days = Math.round((to - from) / day);
  const most = days >= 3 ? Math.min(count, days) : count;
  const marks = timeTicks(new Date(from), new Date(to), most).map(Number);
  const step = (marks[1] ?? to) - (marks[0] ?? from);
  const format = new Intl.DateTimeFormat(locale, formatFor(step));
  return marks.map((at, index) => {
    const next = marks[index + 1] ?? at + step;
    // A day that ends beyond the axis is labelled where the middle of what is left of it is.
    const labelAt = step < day ? at : (at + Math.min(next, to)) / 2;
    return { at, labelAt, label: format.format(at) };
  });
}

function formatFor(step: number): Intl.DateTimeFormatOptions {
  if (step < day) return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (step < 2 * day) return { weekday: 'short', day: 'numeric' };
  if (step < 27 * day) return { day: 'numeric', month: 'short' };
  if (step < 360 * day) return { month: 'short' };
  return { year: 'numeric' };
}

/** Saturdays and Sundays, for as long as single days can be told apart. */
export function weekends(from: number, to: number): readonly (readonly [from: number, to: number])[] {
  if (to - from > 45 * day || to - from < day) return [];
  const start = timeWeek.floor(new Date(from));
  const found: (readonly [number, number])[] = [];
  for (let sunday = start; Number(sunday) <= to + 7 * day; sunday = timeWeek.offset(sunday, 1)) {
    const begin = Math.max(Number(timeDay.offset(sunday, -1)), from);
    const end = Math.min(Number(timeDay.offset(sunday, 1)), to);
    if (begin < end) found.push([begin, end]);
  }
  return found;
}
