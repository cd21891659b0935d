import type { OrderSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';

type Dates = Pick<OrderSummary, 'confirmedDeliveryAt' | 'estimatedDeliveryWeek' | 'completedAt'>;

/** When an order is or was delivered: the day that is confirmed, the day it was done, or the week that is likely. */
export function DeliveryDate({ order: { confirmedDeliveryAt, estimatedDeliveryWeek, completedAt } }: { order: Dates }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  if (confirmedDeliveryAt !== null) return <Day value={confirmedDeliveryAt} />;
  if (completedAt !== null) return <DateTime value={completedAt} />;
  if (estimatedDeliveryWeek !== null) return weekWord(estimatedDeliveryWeek);
  return <Text tone="muted">{formatMessage({ id: 'orders.date.none' })}</Text>;
}
