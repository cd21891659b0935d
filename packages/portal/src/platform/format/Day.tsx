import { DateTime } from '@skerry/ui';

/** A day of the calendar, `YYYY-MM-DD`: the same one wherever its reader is. */
export function Day({ value }: { value: string }) {
  return <DateTime value={`${value}T00:00:00Z`} timeZone="UTC" />;
}
