import { localZone } from '@skerry/contracts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const hour = 3_600_000;

/** How a wall writes moments and spans. Times are those of the three countries, whatever the screen's clock is set to. */
export function useWallTimes() {
  const intl = useIntl();
  return useMemo(() => {
    const zone = { timeZone: localZone } as const;
    const clock = (at: string | number) =>
      intl.formatTime(at, { ...zone, hour: '2-digit', minute: '2-digit', hour12: false });
    const pad = (number: number) => String(number).padStart(2, '0');
    return {
      clock,
      seconds: (at: number) =>
        intl.formatTime(at, { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false }),
      utc: (at: number) => intl.formatTime(at, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hour12: false }),
      day: (at: string | number) => intl.formatDate(at, { ...zone, weekday: 'short', day: 'numeric', month: 'short' }),
      dayOfMonth: (day: string) =>
        intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      /** Of today its time alone, of other days the day too. */
      moment(at: string, now: number) {
        const day = (each: string | number) => intl.formatDate(each, { ...zone, day: 'numeric', month: 'numeric' });
        return day(at) === day(now) ? clock(at) : `${intl.formatDate(at, { ...zone, weekday: 'short' })} ${clock(at)}`;
      },
      /** As a running clock: 1:50:18. */
      running(span: number) {
        const seconds = Math.max(0, Math.floor(span / 1000));
        const days = Math.floor(seconds / 86_400);
        const rest = `${Math.floor((seconds % 86_400) / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
        return days === 0 ? rest : intl.formatMessage({ id: 'noc.time.daysAnd' }, { days, rest });
      },
      /** The largest unit: 48 min, 36 h, 3 d. */
      span(span: number) {
        const minutes = Math.max(0, Math.round(span / 60_000));
        if (minutes < 60) return intl.formatMessage({ id: 'noc.time.minutes' }, { minutes });
        if (span < 48 * hour) return intl.formatMessage({ id: 'noc.time.hours' }, { hours: Math.round(span / hour) });
        return intl.formatMessage({ id: 'noc.time.days' }, { days: Math.round(span / (24 * hour)) });
      },
    };
  }, [intl]);
}

/** The number of the week (ISO 8601) in the time of the three countries. */
export function weekOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  return Math.ceil(((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
}
