import { EmptyState, Link, Sheet, Skeleton, Stack } from '@skerry/ui';
import { IconPackageOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { OrderDetails } from './components/OrderDetails.tsx';
import { orderFailure } from './orderRefusal.ts';
import { useOrder } from './orders.queries.ts';
import { useLastOrdersHref } from './useLastOrdersView.ts';

/** One order: how its delivery goes, what it holds, and what can be done about it. */
export function OrderDetailsPage() {
  const { orderId = '' } = useParams();
  return <LoadedOrder key={orderId} orderId={orderId} />;
}

function LoadedOrder({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const listHref = useLastOrdersHref();
  const { data: order, error, isValidating, mutate: refetch } = useOrder(orderId);

  if (error !== undefined && orderFailure(error).isGone) {
    return (
      <Sheet padding="none">
        <EmptyState
          icon={IconPackageOff}
          level={1}
          title={formatMessage({ id: 'order.details.gone.title' })}
          action={<Link href={listHref}>{formatMessage({ id: 'order.details.back' })}</Link>}
        >
          {formatMessage({ id: 'order.details.gone.body' })}
        </EmptyState>
      </Sheet>
    );
  }
  if (order) return <OrderDetails order={order} listHref={listHref} onOutdated={() => void refetch()} />;
  if (error !== undefined) {
    return (
      <Sheet padding="none">
        <FetchFailure
          level={1}
          title="order.details.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      </Sheet>
    );
  }
  return (
    <Sheet aria-busy>
      <Stack gap={12}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={90} />
        <Skeleton width={70} />
      </Stack>
    </Sheet>
  );
}
