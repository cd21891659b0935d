import { isOrderStatus, type OrderStatus } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import { IconCalendarExclamation, IconCircleCheckFilled, IconCircleX, IconClockExclamation } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { orderStatusWord } from './order-words.ts';

type Look = { tone: Exclude<StatusTone, 'draft'> } & (
  { sector: Sector; icon?: never } | { icon: IconComponent; sector?: never }
);

const looks: Readonly<Record<OrderStatus, Look>> = {
  CREATED: { tone: 'neutral', sector: 0 },
  DELIVERY_PLANNING_ONGOING: { tone: 'info', sector: 2 },
  CONFIRMATION_DELAY: { tone: 'attention', icon: IconClockExclamation },
  DELIVERY_COORDINATOR_CONFIRMED: { tone: 'info', sector: 3 },
  CONFIRMED_DELIVERY: { tone: 'info', sector: 5 },
  DELIVERY_DATE_CHANGED: { tone: 'attention', icon: IconCalendarExclamation },
  PHYSICAL_DELIVERY: { tone: 'info', sector: 6 },
  DELIVERY_COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  CANCELLED: { tone: 'neutral', icon: IconCircleX },
};

/** How a status looks. One that is not ours looks neutral. */
export function orderStatusLook(status: string): Look {
  return isOrderStatus(status) ? looks[status] : { tone: 'neutral', sector: 4 };
}

/** How far an order is. Its words are in the area of texts `order-words`. */
export function OrderStatusLabel({ status, variant = 'plain' }: { status: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  return (
    <StatusLabel {...orderStatusLook(status)} variant={variant}>
      {orderStatusWord(intl, status)}
    </StatusLabel>
  );
}
