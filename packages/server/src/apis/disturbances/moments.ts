import { freezesOfWindow, readMoment, type Problem } from '@skerry/contracts';
import type { FreezeRow } from '../../database/freeze-periods.ts';
import type { StoredWindow } from '../../database/schema/disturbances.ts';

export type FieldErrors = NonNullable<Problem['errors']>;

/** Nobody plans further ahead. */
const maxDaysAhead = 730;
const day = 86_400_000;

/** Reads what somebody has typed, and collects what is wrong with it. */
export function momentReader() {
  const errors: FieldErrors = [];
  const read = (field: string, text: string): Date | undefined => {
    const { moment, fault } = readMoment(text);
    if (fault !== undefined) errors.push({ field, code: fault });
    return moment;
  };
  return {
    errors,
    /** Undefined where there is none, or one that is refused. */
    moment: (field: string, text: string | null | undefined) =>
      typeof text === 'string' ? read(field, text) : undefined,
    window(
      field: string,
      given: StoredWindow,
      { now, mayBePast = false }: { now: Date; mayBePast?: boolean },
    ): StoredWindow | undefined {
      const startsAt = read(`${field}startsAt`, given.startsAt);
      const endsAt = read(`${field}endsAt`, given.endsAt);
      if (startsAt === undefined || endsAt === undefined) return undefined;
      const window = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      const fault = windowFault(startsAt, endsAt, { now, mayBePast });
      if (fault === undefined) return window;
      errors.push({ field: `${field}${fault.field}`, code: fault.code });
      return undefined;
    },
  };
}

function windowFault(
  startsAt: Date,
  endsAt: Date,
  { now, mayBePast }: { now: Date; mayBePast: boolean },
): { field: string; code: string } | undefined {
  if (endsAt <= startsAt) return { field: 'endsAt', code: 'notAfterStart' };
  if (endsAt <= now && !mayBePast) return { field: 'endsAt', code: 'past' };
  return endsAt.getTime() - now.getTime() > maxDaysAhead * day ? { field: 'endsAt', code: 'tooLate' } : undefined;
}

/** Which of the windows lie in a freeze period of one of the countries: the first is the work's own, the others are its back-up windows. */
export function freezeErrors(
  [window, ...backups]: readonly (StoredWindow | undefined)[],
  freezes: readonly FreezeRow[],
  countries: readonly string[],
): FieldErrors {
  const named = [
    { field: 'startsAt', window },
    ...backups.map((backup, place) => ({ field: `backupWindows.${place}.startsAt`, window: backup })),
  ];
  return named.flatMap(({ field, window: one }) =>
    one !== undefined && isInFreeze(one, freezes, countries) ? [{ field, code: 'inFreeze' }] : [],
  );
}

/** Whether a window lies in a freeze period of one of the countries. */
export function isInFreeze(
  { startsAt, endsAt }: StoredWindow,
  freezes: readonly FreezeRow[],
  countries: readonly string[],
): boolean {
  return freezesOfWindow({ windowStart: startsAt, windowEnd: endsAt }, { freezes, countries }).length > 0;
}
