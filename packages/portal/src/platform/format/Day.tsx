import { DateTime, type DateTimeProps } from '@skerry/ui';

export interface DayProps {
  /** `YYYY-MM-DD`. */
  value: string;
  /** @default 'date' */
  format?: Extract<DateTimeProps['format'], 'date' | 'shortDate' | 'weekday'>;
}

/** A day of the calendar: the same one wherever its reader is. */
export function Day({ value, format = 'date' }: DayProps) {
  return <DateTime value={`${value}T00:00:00Z`} timeZone="UTC" format={format} />;
}
