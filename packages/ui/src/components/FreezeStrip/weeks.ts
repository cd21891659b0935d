import type { FreezePeriod } from '../../behavior/dates.ts';

const day = 86_400_000;
const week = 7 * day;
/** Weeks before the first period and after today. */
const margin = 2;
/** Weeks ahead within which a period is near. */
const horizon = 16;
/** More are too narrow for their numbers. */
const maxWeeks = 32;

export interface StripWeek {
  /** Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** By ISO 8601. */
  readonly number: number;
}

export interface StripPeriod {
  readonly period: FreezePeriod;
  /** Share of the strip's length before its first day, and that it takes up; from 0 to 1. */
  readonly start: number;
  readonly length: number;
}

export interface Strip {
  readonly weeks: readonly StripWeek[];
  readonly periods: readonly StripPeriod[];
  /** Where today's noon is, from 0 to 1. */
  readonly today: number;
}

/**
 * Whole weeks from a little before the first period to the end of the last, today among them. Where that is too long, what is furthest back
 * goes first.
 */
export function stripOf(periods: readonly FreezePeriod[], today: string): Strip {
  const now = daysOf(today);
  const firsts = periods.map(({ from }) => mondayOf(daysOf(from)) - margin * week);
  // As far as the next period, and what follows soon.
  const ahead = periods.filter(({ to }) => to >= today);
  const near = ahead.filter(({ from }, index) => index === 0 || daysOf(from) < now + horizon * week);
  const lasts = near.map(({ to }) => mondayOf(daysOf(to)) + week);
  const wantedEnd = Math.max(mondayOf(now) + margin * week, ...lasts);
  const earliest = Math.min(mondayOf(now) - week, ...firsts);
  // Today is in it, however far off the last period is.
  const start = Math.min(mondayOf(now) - week, Math.max(earliest, wantedEnd - maxWeeks * week));
  const end = Math.min(wantedEnd, start + maxWeeks * week);
  const length = end - start;
  return {
    weeks: Array.from({ length: length / week }, (_, index) => weekAt(start + index * week)),
    periods: periods.flatMap((period) => {
      const from = Math.max(start, daysOf(period.from));
      const to = Math.min(end, daysOf(period.to) + day);
      return to <= from ? [] : [{ period, start: (from - start) / length, length: (to - from) / length }];
    }),
    today: (now + day / 2 - start) / length,
  };
}

function daysOf(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`);
}

function mondayOf(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * day;
}

/** Of the year that its Thursday lies in. */
function weekAt(monday: number): StripWeek {
  const thursday = monday + 3 * day;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return {
    monday: new Date(monday).toISOString().slice(0, 10),
    number: 1 + Math.floor((thursday - newYear) / week),
  };
}
