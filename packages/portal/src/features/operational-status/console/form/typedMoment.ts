import { dayOf, localZone, readMoment } from '@skerry/contracts';

/** A moment as somebody types it: a day, a time, and the offset where the clocks show that time twice. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
  readonly offset: string;
}

const pattern = /^(?<day>\d{4}-\d{2}-\d{2})?T(?<time>\d{2}:\d{2})?(?<offset>[+-]\d{2}:\d{2})?$/;

/** Its parts, of the one text that a form keeps of it. */
export function readTyped(text: string): TypedMoment {
  const { day = '', time = '', offset = '' } = pattern.exec(text)?.groups ?? {};
  return { day, time, offset };
}

/** One text: what the API takes once nothing is missing, and empty while there is nothing. */
export function writeTyped({ day, time, offset }: TypedMoment): string {
  return day === '' && time === '' ? '' : `${day}T${time}${offset}`;
}

/** What somebody would type for a moment of the API's. */
export function typedOf(iso: string): string {
  const moment = new Date(iso);
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone, timeStyle: 'short' }).format(moment);
  const typed = `${dayOf(moment)}T${time}`;
  const { moment: read, choices = [] } = readMoment(typed) as { moment?: Date; choices?: string[] };
  if (read !== undefined) return typed;
  const meant = choices.find((choice) => Date.parse(choice) === moment.getTime() - (moment.getTime() % 60_000));
  return `${typed}${meant?.slice(-6) ?? ''}`;
}

export interface ReadTyped {
  /** Undefined while it is not there, or wrong. */
  readonly moment?: Date;
  /** What is wrong with it: a part is missing, or as the API says it. */
  readonly fault?: 'required' | 'invalidFormat' | 'ambiguousTime' | 'missingTime';
  /** The offsets of which one has to be chosen, in the hour that comes twice. */
  readonly offsets: readonly string[];
}

/** The moment that is meant. */
export function momentOfTyped(text: string): ReadTyped {
  const { day, time, offset } = readTyped(text);
  if (day === '' || time === '') return { fault: 'required', offsets: [] };
  const plain = readMoment(`${day}T${time}`);
  const offsets = plain.fault === 'ambiguousTime' ? plain.choices.map((choice) => choice.slice(-6)) : [];
  const read = offsets.includes(offset) ? readMoment(`${day}T${time}${offset}`) : plain;
  return read.moment === undefined ? { fault: read.fault, offsets } : { moment: read.moment, offsets };
}

/** So many minutes from now, at a time that can be said: every five minutes. */
export function typedIn(minutes: number, now: Date): string {
  const step = 5 * 60_000;
  return typedOf(new Date(Math.ceil((now.getTime() + minutes * 60_000) / step) * step).toISOString());
}
