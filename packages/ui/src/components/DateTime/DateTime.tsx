'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatMoment, type DateStyle } from '@skerry/i18n/ui';
import { useKit } from '../../theme/KitContext.ts';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A moment: a `Date`, milliseconds, or an ISO 8601 text with its time zone. */
  readonly value: Date | number | string;
  /** `date` 21 Nov 2024, `dateTime` with the 24-hour clock, `shortDate` and `shortDateTime` without the year where it is this one, `time` 14:05, `isoDate` 2024-11-21. @default 'date' */
  readonly format?: DateStyle;
  /** IANA name; the zone is then not named. @default that of the `ThemeProvider` */
  readonly timeZone?: string;
}

/**
 * A moment as the reader's language writes it, and as machines read it. A moment that is missing is a word, such as "Not yet".
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
  return (
    <Time {...rest} dateTime={moment.toISOString()}>
      {text}
    </Time>
  );
}

const Time = styled.time`
  white-space: nowrap;
`;
