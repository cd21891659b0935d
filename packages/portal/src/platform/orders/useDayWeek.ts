import { isoWeekOf } from '@skerry/contracts';
import { useIntl } from 'react-intl';

/** Says the ISO week of a day that stands beside it: the year is in the day. */
export function useDayWeek(): (day: string) => string {
  const { formatMessage } = useIntl();
  return (day) => formatMessage({ id: 'order.date.weekOfDay' }, { week: Number(isoWeekOf(day).slice(-2)) });
}
