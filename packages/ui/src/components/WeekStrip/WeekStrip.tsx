'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { formatDay, toDay, type FreezePeriod } from '../../behavior/dates.ts';
import { isoWeekOf, mondayOf } from '../../behavior/weeks.ts';
import { useKit } from '../../theme/KitContext.ts';
import { Closed, Freeze, Marker, Track, WeekNumber, WeekNumbers, WeekStripRoot } from './WeekStrip.styles.ts';

export interface WeekStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it shows, in words, freeze periods too: nobody has to see it. */
  readonly label: string;
  /** The day that is marked, `YYYY-MM-DD`. */
  readonly day: string;
  /** A day of the first week, `YYYY-MM-DD`. */
  readonly from: string;
  /** How many weeks. @default 8 */
  readonly weeks?: number;
  /** Times in which the network is not changed: hatched. */
  readonly freezePeriods?: readonly FreezePeriod[];
  /** The first day that can be had, `YYYY-MM-DD`: what comes before it is hatched too. */
  readonly notBefore?: string;
}

/**
 * Where a day lies among weeks and freeze periods, at a glance.
 *
 * @example
 * <WeekStrip label="Thursday 12 December, week 50, between two freezes" day="2024-12-12" from="2024-11-18" freezePeriods={freezes} />
 */
export function WeekStrip({ label, day, from, weeks = 8, freezePeriods = [], notBefore, ...rest }: WeekStripProps) {
  const { locale } = useKit();
  const first = toDay(from);
  const marked = toDay(day);
  if (!first || !marked) throw new Error(`@skerry/ui: WeekStrip needs two dates, got "${from}" and "${day}".`);
  const monday = mondayOf(first);
  const days = weeks * 7;
  /** Days after the strip's first. */
  const placeOf = (iso: string) => toDay(iso)?.compare(monday) ?? 0;
  const freezes = freezePeriods
    .map((freeze) => ({ begin: Math.max(0, placeOf(freeze.from)), end: Math.min(days, placeOf(freeze.to) + 1) }))
    .filter(({ begin, end }) => begin < end);
  const place = marked.compare(monday);
  const closed = notBefore === undefined ? 0 : Math.min(days, placeOf(notBefore));
  // A week belongs to the month of its Thursday, as to its year.
  const months = Array.from({ length: weeks }, (_, index) =>
    monday.add({ weeks: index, days: 3 }).toString().slice(0, 7),
  );
  return (
    <WeekStripRoot role="img" {...rest} aria-label={label}>
      <Track data-begins-odd={isoWeekOf(monday) % 2 === 1 || undefined} style={weekOf(weeks)}>
        {closed > 0 && <Closed style={at(0, closed / days)} />}
        {freezes.map(({ begin, end }) => (
          <Freeze key={begin} style={at(begin / days, (end - begin) / days)} />
        ))}
        {place >= 0 && place < days && <Marker style={at((place + 0.5) / days)} />}
      </Track>
      <WeekNumbers>
        {Array.from({ length: weeks }, (_, index) => (
          <WeekNumber key={index}>{isoWeekOf(monday.add({ weeks: index }))}</WeekNumber>
        ))}
      </WeekNumbers>
      <WeekNumbers data-are-months="">
        {months.map((month, index) => (
          <WeekNumber key={month + String(index)}>
            {isNamed(months, index) && formatDay(`${month}-01`, locale, { month: 'short' })}
          </WeekNumber>
        ))}
      </WeekNumbers>
    </WeekStripRoot>
  );
}

/** Whether a month begins there. What is left of the first one has no room for its name where the next begins at once. */
function isNamed(months: readonly string[], index: number): boolean {
  if (index === 0) return months[1] === undefined || months[1] === months[0];
  return months[index] !== months[index - 1];
}

/** Shares of the whole strip. */
function at(begin: number, length = 0): CSSProperties & Record<`--${string}`, string> {
  return { '--begin': `${begin * 100}%`, '--length': `${length * 100}%` };
}

/** The length of one week. */
function weekOf(weeks: number): CSSProperties & Record<`--${string}`, string> {
  return { '--week': `${100 / weeks}%` };
}
