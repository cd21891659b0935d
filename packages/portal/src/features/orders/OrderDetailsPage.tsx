import type { OrderPage, OrderSummary } from '@skerry/contracts';
import { IconPackageOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { useKnown } from '../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { OrderDetails } from './detail/OrderDetails.tsx';
import { useKnownOrder } from './detail/useKnownOrder.tsx';
import { useOrderShape } from './detail/useOrderShape.tsx';
import { orderPath, orderSearchHref, ordersPath } from './orders.paths.ts';
import { orderResources, useOrder } from './orders.queries.ts';

/** One order: how its delivery goes, what it holds, and what can be done about it. */
export function OrderDetailsPage() {
  const { orderId = '' } = useParams();
  return <LoadedOrder key={orderId} orderId={orderId} />;
}

function LoadedOrder({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const knownOf = useKnownOrder();
  const query = useOrder(orderId);
  const known = useKnown<OrderSummary>(orderResources.lists, ({ items }: OrderPage) =>
    items.find(({ id }) => id === orderId),
  );
  const shape = useOrderShape(known);
  // An id of the system's own would tell nobody anything.
  const number = known?.orderNumber ?? (/^\d{1,20}$/.test(orderId) ? orderId : undefined);
  const back = { href: useLastListHref('orders', ordersPath), label: formatMessage({ id: 'order.details.back' }) };
  // Found by its number: the address becomes the one that stays.
  if (query.data && query.data.id !== orderId) return <Navigate replace to={orderPath(query.data.id)} />;
  return (
    <LoadedDetail
      query={query}
      back={back}
      known={known && knownOf(known)}
      shape={shape}
      icon={IconPackageOff}
      {...(number !== undefined && {
        asked: { id: number, searchHref: orderSearchHref(number) },
        subject: formatMessage({ id: 'order.about' }, { number }),
      })}
      texts={{
        failed: 'order.details.error',
        gone: {
          title: number === undefined ? 'order.details.gone.title' : 'order.details.gone.one',
          body: number === undefined ? 'order.details.gone.body' : 'detail.gone.number',
          action: 'order.details.gone.action',
        },
      }}
    >
      {(order) => <OrderDetails order={order} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
