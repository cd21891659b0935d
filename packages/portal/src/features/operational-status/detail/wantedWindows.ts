import { readMoment, type MomentFault } from '@skerry/contracts';

/** A window as somebody types it: a day with two times of day. */
export interface TypedWindow {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

export const noWindow: TypedWindow = { day: '', from: '', to: '' };

/** Most dates that can be wished for. */
export const maxWindows = 3;

export interface ReadWindow {
  /** In local time, as the API takes it; undefined while something is missing or wrong. */
  readonly window?: { startsAt: string; endsAt: string };
  /** What is wrong with it; undefined while it is not typed to its end. */
  readonly fault?: MomentFault | 'past';
  /** The times with their offsets, of which one has to be chosen in the hour that comes twice. */
  readonly choices?: readonly string[];
}

/** The window that is meant. One that ends before it begins goes over midnight. */
export function readWindow({ day, from, to }: TypedWindow, now: Date, chosen?: string): ReadWindow {
  if ([day, from, to].includes('')) return {};
  const typed = `${day}T${from}`;
  const { choices = [] } = readMoment(typed) as { choices?: string[] };
  const start = chosen !== undefined && choices.includes(chosen) ? chosen : typed;
  const read = readMoment(start);
  if (read.fault !== undefined) return { fault: read.fault, choices };
  if (read.moment <= now) return { fault: 'past' };
  const endDay = to > from ? day : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const end = readMoment(`${endDay}T${to}`);
  if (end.fault === 'missingTime' || end.fault === 'invalidFormat') return { fault: end.fault, choices: end.choices };
  // The later one, so that the work has all of the time.
  return {
    choices,
    window: { startsAt: start, endsAt: end.fault === undefined ? `${endDay}T${to}` : (end.choices[1] ?? '') },
  };
}
