import { localZone } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

const hour = 3_600_000;
const pad = (number: number) => String(number).padStart(2, '0');

/** How a wall writes moments and spans. Times are those of the three countries, whatever the screen's clock is set to. */
export function useWallTimes() {
  const { formatMessage } = useIntl();
  const { display } = useLanguage();
  return useMemo(() => {
    const clock = (at: string | number) => formatDate(display, new Date(at), 'time', localZone);
    const day = (at: string | number) => formatDate(display, new Date(at), 'weekday', localZone);
    return {
      clock,
      day,
      seconds: (at: number) => `${clock(at)}:${pad(new Date(at).getSeconds())}`,
      utc: (at: number) => formatDate(display, new Date(at), 'time', 'UTC'),
      dayOfMonth: (date: string) => formatDate(display, new Date(`${date}T12:00:00Z`), 'shortDate', 'UTC'),
      /** Of today its time alone, of other days the day too. */
      moment: (at: string, now: number) => (day(at) === day(now) ? clock(at) : `${day(at)} ${clock(at)}`),
      /** As a running clock: 1:50:18. */
      running(span: number) {
        const seconds = Math.max(0, Math.floor(span / 1000));
        const days = Math.floor(seconds / 86_400);
        const rest = `${Math.floor((seconds % 86_400) / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
        return days === 0 ? rest : formatMessage({ id: 'noc.time.daysAnd' }, { days, rest });
      },
      /** In its largest unit: 48 min, 36 h, 3 d. */
      span(span: number) {
        const minutes = Math.max(0, Math.round(span / 60_000));
        if (minutes < 60) return formatMessage({ id: 'noc.time.minutes' }, { minutes });
        if (span < 48 * hour) return formatMessage({ id: 'noc.time.hours' }, { hours: Math.round(span / hour) });
        return formatMessage({ id: 'noc.time.days' }, { days: Math.round(span / (24 * hour)) });
      },
    };
  }, [formatMessage, display]);
}

/** The number of a day's week (ISO 8601). */
export function weekOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  return Math.ceil(((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
}
