import { parseTime, type Time } from '@internationalized/date';

/** The time of `HH:mm`; undefined for what is none, such as an empty field. */
export function toTime(text: string | undefined): Time | undefined {
  return text !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text) ? parseTime(text) : undefined;
}

/** `HH:mm`, also from a time that has seconds. */
export function timeText(time: { readonly hour: number; readonly minute: number } | null): string {
  if (!time) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(time.hour)}:${two(time.minute)}`;
}

/** The minute that an arrow key leads to: the next full step above or below, round and round. Without a minute, the first or last step. */
export function nextMinute(minute: number | undefined, step: number, direction: 1 | -1): number {
  const last = Math.floor(59 / step) * step;
  if (minute === undefined) return direction === 1 ? 0 : last;
  const next = direction === 1 ? (Math.floor(minute / step) + 1) * step : (Math.ceil(minute / step) - 1) * step;
  if (next > 59) return 0;
  return next < 0 ? last : next;
}
