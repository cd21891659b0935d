import { dayOf } from '../local-day.ts';
import { freezesDuring, type Freeze } from '../orders/freeze-periods.ts';
import type { ChangeError } from './details.ts';

/** When a change is to be made, and what it may cost. */
export interface ChangeWindow {
  changeClass: string;
  /** ISO 8601, with the zone. */
  windowStart: string;
  windowEnd: string;
  /** How long the services may stand still, in minutes. */
  allowedOutageMinutes: number;
  /** That a freeze period does not stop the change. */
  freezeAccepted: boolean;
}

/** What the window is judged by. */
export interface WindowRules {
  now: Date;
  leadTimeHours: number;
  minimumMinutes: number;
  freezes: readonly Freeze[];
  /** Where the services are. */
  countries: readonly string[];
}

const minute = 60_000;
const hour = 60 * minute;
/** Nobody plans further ahead. */
const maxDaysAhead = 730;

/** What is wrong with the window of a change, at most one thing with each field. */
export function validateWindow(window: ChangeWindow, rules: WindowRules): ChangeError[] {
  const start = Date.parse(window.windowStart);
  const end = Date.parse(window.windowEnd);
  const errors = [
    error('windowStart', Number.isNaN(start) ? 'invalidFormat' : startProblem(start, window, rules)),
    error('windowEnd', Number.isNaN(end) ? 'invalidFormat' : endProblem(start, end, rules)),
  ].flat();
  if (errors.length > 0) return errors;
  return [
    ...error(
      'allowedOutageMinutes',
      window.allowedOutageMinutes * minute > end - start ? 'longerThanWindow' : undefined,
    ),
    ...freezeErrors(window, rules),
  ];
}

/** The freeze periods that a window lies in, where any of the services is. */
export function freezesOfWindow<Period extends Freeze>(
  { windowStart, windowEnd }: Pick<ChangeWindow, 'windowStart' | 'windowEnd'>,
  { freezes, countries }: { freezes: readonly Period[]; countries: readonly string[] },
): Period[] {
  // A window that ends at midnight has nothing of the day that begins then.
  const days = { from: dayOf(new Date(windowStart)), to: dayOf(new Date(Date.parse(windowEnd) - 1)) };
  return freezes.filter((freeze) => countries.some((country) => freezesDuring(days, [freeze], country).length > 0));
}

function startProblem(
  start: number,
  { changeClass }: ChangeWindow,
  { now, leadTimeHours }: WindowRules,
): string | undefined {
  const ahead = start - now.getTime();
  if (ahead < 0) return 'past';
  if (ahead > maxDaysAhead * 24 * hour) return 'tooLate';
  return changeClass !== 'emergency' && ahead < leadTimeHours * hour ? 'tooEarly' : undefined;
}

function endProblem(start: number, end: number, { minimumMinutes }: WindowRules): string | undefined {
  if (Number.isNaN(start)) return undefined;
  if (end <= start) return 'notAfterStart';
  if (end - start > maxDaysAhead * 24 * hour) return 'tooLate';
  return end - start < minimumMinutes * minute ? 'tooShort' : undefined;
}

function freezeErrors(window: ChangeWindow, rules: WindowRules): ChangeError[] {
  if (freezesOfWindow(window, rules).length === 0) return [];
  if (window.changeClass !== 'emergency') return error('windowStart', 'inFreeze');
  return error('freezeAccepted', window.freezeAccepted ? undefined : 'required');
}

function error(field: string, code: string | undefined): ChangeError[] {
  return code === undefined ? [] : [{ field, code }];
}
