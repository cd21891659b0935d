import { isOrderClosed, type OrderPage, type OrderSummary, type ordersOperations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { mayOpen } from '../access/access.ts';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';
import { ordersAccess } from '../services-section/services-section.access.ts';
import { useIdentity } from '../session/useSession.ts';

type Subject = Pick<NonNullable<ordersOperations['listOrders']['parameters']['query']>, 'orderServiceId' | 'siteId'>;

const mostShown = 25;

/**
 * The latest orders of a service or a site, for those who see orders.
 *
 * @param subject Nothing is asked for without one.
 */
export function useRelatedOrders(subject: Subject | undefined): SWRResponse<OrderPage, unknown> {
  const { roles } = useIdentity();
  const isAsked = subject !== undefined && mayOpen(ordersAccess, roles);
  return useQuery(isAsked ? ['orders', 'related', JSON.stringify(subject)] : undefined, (api) =>
    unwrap(
      api.orders.GET('/orders', { params: { query: { ...subject, page: 0, pageSize: mostShown } } }),
      ({ items, totalItems }) =>
        Number.isInteger(totalItems) && items.every(({ id, serviceOrder }) => Boolean(id) && Boolean(serviceOrder)),
    ),
  );
}

export function isUnderWay({ status }: OrderSummary): boolean {
  return !isOrderClosed(status);
}
