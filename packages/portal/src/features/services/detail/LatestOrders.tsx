import { readServiceStatus, type OrderPage, type ServiceDetails } from '@skerry/contracts';
import { Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { FailedLine } from '../components/FailedLine.tsx';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** How many stand in the overview. */
const mostShown = 3;

/** The latest orders of a service, unless all of them are under way and so stand above already. Nothing stands there where they can't be seen: the tab says why. */
export function LatestOrders({ service, href }: { service: ServiceDetails; href: string }) {
  const { formatMessage } = useIntl();
  const orders = useOrdersOfService(service);
  const hasFailed = orders.data === undefined && orders.error !== undefined;
  if (!hasFailed && !hasOthers(service, orders.data)) return null;
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
      {hasFailed ? (
        <FailedLine
          title="service.orders.failed"
          isRetrying={orders.isValidating}
          onRetry={() => void orders.mutate()}
        />
      ) : (
        <OrderEvents query={orders} max={mostShown} />
      )}
    </Sheet>
  );
}

/** Whether there is more than what is under way. */
function hasOthers(service: ServiceDetails, orders: OrderPage | undefined): boolean {
  if (orders === undefined || orders.items.length === 0) return false;
  // What brings it stands above as a track, without its number.
  const isComing = readServiceStatus(service.status) === 'INSTALLATION_ONGOING';
  return isComing || hasEnded(service) || !orders.items.every(isUnderWay);
}
