import type { ordersOperations } from '@skerry/contracts';
import type { OrderSort, OrdersFilter } from './ordersAddress.ts';

/** What the API is asked of the orders. */
export type OrdersQuery = NonNullable<ordersOperations['listOrders']['parameters']['query']>;

/** A filter as the API takes it; what is not set is left out. */
export function ordersQuery(filter: OrdersFilter): Omit<OrdersQuery, 'page' | 'pageSize' | 'sortBy'> {
  const { text, statuses, types, products, siteId, orderServiceId } = filter;
  const { orderedFrom, orderedTo, confirmedFrom, confirmedTo, isDelayed, isUnconfirmed } = filter;
  const { needsMe, onlyAccessServiceOrders } = filter;
  return {
    ...(text !== '' && { text }),
    ...(statuses.length > 0 && { statuses: statuses.join() }),
    ...(types.length > 0 && { types: types.join() }),
    ...(products.length > 0 && { products: products.join() }),
    ...(siteId !== '' && { siteId }),
    ...(orderServiceId !== '' && { orderServiceId }),
    ...(orderedFrom !== '' && { orderedFrom }),
    ...(orderedTo !== '' && { orderedTo }),
    ...(confirmedFrom !== '' && { confirmedFrom }),
    ...(confirmedTo !== '' && { confirmedTo }),
    ...(isDelayed && { delayed: true }),
    ...(isUnconfirmed && { unconfirmed: true }),
    ...(needsMe && { needsMe: true }),
    ...(onlyAccessServiceOrders && { onlyAccessServiceOrders: true }),
  };
}

/** How the API sorts them; as usual, what waits comes by its deadline and the rest newest first. */
export function sortOf(sort: OrderSort | undefined): NonNullable<OrdersQuery['sortBy']> {
  if (sort === undefined) return 'nextStep';
  return sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId;
}
