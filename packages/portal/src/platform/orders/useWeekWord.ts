import { isIsoWeek } from '@skerry/contracts';
import { useIntl } from 'react-intl';

/** Says an ISO week (2025-W12) as people do; what is none, from another system, as it is. */
export function useWeekWord(): (week: string) => string {
  const { formatMessage } = useIntl();
  return (text) => {
    if (!isIsoWeek(text)) return text;
    const [year = '', week = ''] = text.split('-W');
    return formatMessage({ id: 'orders.date.week' }, { week: Number(week), year });
  };
}
