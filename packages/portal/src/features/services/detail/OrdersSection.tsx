import type { ServiceDetails } from '@skerry/contracts';
import { DateTime, Link, SheetSection, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';
import { OrderLine } from './OrdersSection.styles.ts';

/** How many stand in the side column. */
const mostShown = 3;

/** The latest orders of a service. Nothing stands there where they can't be seen: the tab says why. */
export function OrdersSection({ service, href }: { service: ServiceDetails; href: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data } = useOrdersOfService(service);
  if (!data || data.items.length === 0) return null;
  return (
    <SheetSection
      title={formatMessage({ id: 'service.orders.title' })}
      level={2}
      actions={
        data.totalItems > 1 && (
          <Link variant="action" href={href}>
            {formatMessage({ id: 'service.orders.all' }, { count: data.totalItems })}
          </Link>
        )
      }
    >
      {data.items.slice(0, mostShown).map(({ id, orderNumber, orderType, orderedAt, status }) => (
        <OrderLine key={id}>
          <div>
            <Text as="div" variant="bodyStrong">
              {orderTypeWord(intl, orderType)}
            </Text>
            <OrderStatusLabel status={status} />
          </div>
          <div>
            {orderedAt !== null && (
              <Text as="div" tone="muted">
                <DateTime value={orderedAt} />
              </Text>
            )}
            <Link href={orderPath(id)}>
              <Text variant="mono">{orderNumber}</Text>
            </Link>
          </div>
        </OrderLine>
      ))}
    </SheetSection>
  );
}
