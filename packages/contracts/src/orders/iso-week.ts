import { isDate } from '../validation/time/date.ts';

const day = 86_400_000;
const pattern = /^([0-9]{4})-W([0-9]{2})$/;

/** The week of a day (YYYY-MM-DD) by ISO 8601, as 2025-W12: that of the year which its Thursday lies in. */
export function isoWeekOf(date: string): string {
  const thursday = mondayBefore(utc(date)) + 3 * day;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.round((thursday - 3 * day - firstMonday(year)) / (7 * day)) + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** A week that the calendar has; most years have 52. */
export function isIsoWeek(text: string): boolean {
  const found = pattern.exec(text);
  return found !== null && found[1] !== '0000' && isoWeekOf(isoDate(mondayOf(found))) === text;
}

/** Monday and Sunday of a week (YYYY-MM-DD); undefined for what is no week. */
export function daysOfIsoWeek(text: string): { from: string; to: string } | undefined {
  const found = pattern.exec(text);
  if (found === null || !isIsoWeek(text)) return undefined;
  const monday = mondayOf(found);
  return { from: isoDate(monday), to: isoDate(monday + 6 * day) };
}

/** The day that comes so many days later. Throws for what is no day. */
export function addDays(date: string, days: number): string {
  return isoDate(utc(date) + days * day);
}

function mondayOf([, year, week]: RegExpExecArray): number {
  return firstMonday(Number(year)) + (Number(week) - 1) * 7 * day;
}

/** Of the year's first week, in which 4 January lies. */
function firstMonday(year: number): number {
  return mondayBefore(utc(`${String(year).padStart(4, '0')}-01-04`));
}

function mondayBefore(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * day;
}

function utc(date: string): number {
  if (!isDate(date)) throw new RangeError(`Not a day: ${date}`);
  return Date.parse(`${date}T00:00Z`);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
