import { isIsoWeek, type OrderSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { Day } from '../../../platform/format/Day.tsx';

type Dates = Pick<OrderSummary, 'confirmedDeliveryAt' | 'estimatedDeliveryWeek' | 'completedAt'>;

/** When an order is or was delivered: the day that is confirmed, the day it was done, or the week that is likely. */
export function DeliveryDate({ order: { confirmedDeliveryAt, estimatedDeliveryWeek, completedAt } }: { order: Dates }) {
  if (confirmedDeliveryAt !== null) return <Day value={confirmedDeliveryAt} format="shortDate" />;
  if (completedAt !== null) return <DateTime value={completedAt} format="shortDate" />;
  return (
    <Text tone="muted">
      <LikelyWeek week={estimatedDeliveryWeek} />
    </Text>
  );
}

/** The week, with its year unless that is this one; what is no week, from another system, as it is. */
function LikelyWeek({ week: text }: { week: string | null }) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  if (text === null) return formatMessage({ id: 'orders.date.notConfirmed' });
  if (!isIsoWeek(text)) return text;
  const [year = '', week = ''] = text.split('-W');
  const isThisYear = String(today.startsWith(year));
  return formatMessage({ id: 'orders.date.estimated' }, { week: Number(week), year, isThisYear });
}
