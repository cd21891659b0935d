import type { OrderSummary } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../useWeekWord.ts';

type Dates = Pick<OrderSummary, 'confirmedDeliveryAt' | 'estimatedDeliveryWeek'>;

/** When an order is delivered: the day that is confirmed, or the week that is likely. */
export function DeliveryDate({ order: { confirmedDeliveryAt, estimatedDeliveryWeek } }: { order: Dates }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  if (confirmedDeliveryAt !== null) return <Day value={confirmedDeliveryAt} />;
  if (estimatedDeliveryWeek !== null) return weekWord(estimatedDeliveryWeek);
  return <Text tone="muted">{formatMessage({ id: 'orders.date.none' })}</Text>;
}
