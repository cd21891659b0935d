import type { ServiceDetails } from '@skerry/contracts';
import { Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { ordersOfServiceHref } from '../../orders/orders.paths.ts';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** What has been ordered for a service, the latest first. */
export function ServiceOrders({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const orders = useOrdersOfService(service);
  const { orderServiceId } = service;
  return (
    <Sheet
      title={formatMessage({ id: 'services.tab.orders' })}
      padding="none"
      actions={
        orderServiceId !== null && (
          <Link variant="action" href={ordersOfServiceHref(orderServiceId)}>
            {formatMessage({ id: 'site.services.all' })}
          </Link>
        )
      }
    >
      <OrderEvents query={orders} />
    </Sheet>
  );
}
