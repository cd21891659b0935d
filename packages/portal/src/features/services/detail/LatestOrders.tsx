import type { ServiceDetails } from '@skerry/contracts';
import { Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** How many stand in the overview. */
const mostShown = 3;

/** The latest orders of a service, unless all of them are under way and so stand above already. Nothing stands there where they can't be seen: the tab says why. */
export function LatestOrders({ service, href }: { service: ServiceDetails; href: string }) {
  const { formatMessage } = useIntl();
  const orders = useOrdersOfService(service);
  if (!orders.data || orders.data.items.length === 0) return null;
  if (!hasEnded(service) && orders.data.items.every(isUnderWay)) return null;
  return (
    <Sheet
      title={formatMessage({ id: 'service.orders.title' })}
      padding="none"
      actions={
        <Link variant="action" href={href}>
          {formatMessage({ id: 'service.orders.all' })}
        </Link>
      }
    >
      <OrderEvents query={orders} max={mostShown} />
    </Sheet>
  );
}
