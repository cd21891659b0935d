import { localZone } from '../local-day.ts';

/** What can be wrong with a moment that somebody has typed. */
export type MomentFault = 'invalidFormat' | 'ambiguousTime' | 'missingTime';

export type ReadMoment =
  | { moment: Date; fault?: undefined }
  /** `choices`: the times with their offsets that can be meant; after a gap, the one before and the one behind it. */
  | { moment?: undefined; fault: MomentFault; choices: string[] };

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const withoutOffset = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;
/** How far the clocks of the three countries are before UTC, in hours: summer, winter. */
const offsets = [2, 1] as const;

/**
 * The moment of a text in ISO 8601. Without an offset it is what clocks show in the three countries: in the hour that comes twice it has to
 * be said which is meant, and a time in the hour that is left out does not exist.
 */
export function readMoment(text: string): ReadMoment {
  if (withOffset.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? { fault: 'invalidFormat', choices: [] } : { moment };
  }
  const [, day = '', time = ''] = withoutOffset.exec(text) ?? [];
  const asUtc = Date.parse(`${day}T${time}Z`);
  // A day like 31 February is read as one of March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== `${day}T${time}`)
    return { fault: 'invalidFormat', choices: [] };
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone, dateStyle: 'short', timeStyle: 'short' });
  const possible = offsets.map((hours) => ({ hours, moment: new Date(asUtc - hours * 3_600_000) }));
  const shown = possible.filter(({ moment }) => clock.format(moment) === `${day} ${time}`);
  const [only, other] = shown;
  if (only !== undefined && other === undefined) return { moment: only.moment };
  const choices = possible.map(({ hours }) => `${day}T${time}:00+0${hours}:00`);
  return { fault: only === undefined ? 'missingTime' : 'ambiguousTime', choices };
}
