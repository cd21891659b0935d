'use client';
import type { ComponentProps } from 'react';
import { formatDate, formatMoment, type DateStyle } from '@skerry/i18n/ui';
import { useKit } from '../../theme/KitContext.ts';
import { ClockTime } from './ClockTime.tsx';
import { Time } from './DateTime.styles.ts';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A moment: a `Date`, milliseconds, or an ISO 8601 text with its time zone. */
  readonly value: Date | number | string;
  /** `date` 21 Nov 2024, `dateTime` with the 24-hour clock, `shortDate` and `shortDateTime` without the year where it is this one, `weekday` Thu 21 Nov, `time` 14:05, `isoDate` 2024-11-21. @default 'date' */
  readonly format?: DateStyle;
  /** IANA name; the zone is then not named. @default that of the `ThemeProvider` */
  readonly timeZone?: string;
}

/**
 * A moment as the reader's language writes it, and as machines read it. A moment that is missing is a word, such as "Not yet".
 *
 * A clock time is shown in UTC too while it is pointed at, or while what it stands in has the keyboard's focus: a link, a button, a row with
 * a link, or itself, where it is given a `tabIndex`. In a list the first time has `tabIndex={0}` and the others `-1`: arrow keys reach them.
 *
 * @example
 * <DateTime value={order.orderedAt} format="dateTime" />
 */
export function DateTime({ value, format = 'date', timeZone, ...rest }: DateTimeProps) {
  const { locale, timeZone: kitZone } = useKit();
  const moment = new Date(value);
  const text =
    timeZone === undefined && kitZone !== undefined
      ? formatMoment(locale, moment, format, kitZone)
      : formatDate(locale, moment, format, timeZone);
  const Written = clockFormats.has(format) && timeZone !== 'UTC' ? ClockTime : Time;
  return (
    <Written {...rest} dateTime={moment.toISOString()}>
      {text}
    </Written>
  );
}

const clockFormats: ReadonlySet<DateStyle> = new Set(['dateTime', 'shortDateTime', 'time']);
