import { dayOf } from '@skerry/contracts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';

/** Says in how many days something begins; nothing of what has begun. */
export function useStartsIn(): (window: { startsAt: string }) => string | undefined {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  return useCallback(
    ({ startsAt }) => {
      const days = (Date.parse(dayOf(new Date(startsAt))) - Date.parse(today)) / 86_400_000;
      return days < 0 ? undefined : formatMessage({ id: 'disturbance.startsIn' }, { count: days });
    },
    [formatMessage, today],
  );
}
