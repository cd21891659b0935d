import { orderPageSize, type Order, type OrderPage, type ordersOperations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { orderInterval, orderResource, readOrder } from '../../platform/orders/useOrderDetails.ts';
import { ordersPageQuery, readOrders } from './orders.reads.ts';
import type { OrdersFilter, OrdersView } from './ordersAddress.ts';
import { ordersQuery, type OrdersQuery } from './ordersQuery.ts';

export type OrderCounts = ordersOperations['countOrders']['responses'][200]['content']['application/json'];

/** How often what is shown is asked for again, in milliseconds. */
const listInterval = 120_000;

/** What the orders pages ask for. */
export const orderResources = {
  all: ['orders'],
  counts: ['orders', 'counts'],
  lists: ['orders', 'list'],
  list: (query: OrdersQuery): Resource => ['orders', 'list', JSON.stringify(query)],
  detail: orderResource,
} as const;

/** One page of orders, those that wait for the reader first. While another page or filter is on its way, the last one stays. */
export function useOrders(view: Pick<OrdersView, 'filter' | 'sort' | 'page'>): SWRResponse<OrderPage, unknown> {
  const query = ordersPageQuery(view);
  return useQuery(orderResources.list(query), (api) => readOrders(api, query), {
    keepPreviousData: true,
    refreshInterval: listInterval,
  });
}

/** Most orders that the calendar shows of one period: what the API answers at once. */
const calendarSize = 100;

/** Orders with a confirmed date within days. */
export function useOrderCalendar(
  filter: OrdersFilter,
  { from, to }: { from: string; to: string },
): SWRResponse<OrderPage, unknown> {
  const { confirmedFrom, confirmedTo } = filter;
  const query = {
    ...ordersQuery({
      ...filter,
      confirmedFrom: confirmedFrom > from ? confirmedFrom : from,
      confirmedTo: confirmedTo !== '' && confirmedTo < to ? confirmedTo : to,
    }),
    page: 0,
    pageSize: calendarSize,
  };
  return useQuery(orderResources.list(query), (api) => readOrders(api, query), {
    keepPreviousData: true,
    refreshInterval: listInterval,
  });
}

/** How many orders a filter finds, and how many of them have no confirmed date; undefined until both are known. */
export function useDeliveryPlan(filter: OrdersFilter): { found: number; unconfirmed: number } | undefined {
  const found = useFoundOrders(filter);
  const unconfirmed = useFoundOrders({ ...filter, isUnconfirmed: true });
  return found === undefined || unconfirmed === undefined ? undefined : { found, unconfirmed };
}

/** How many orders a filter finds. @param filter Undefined asks for nothing. */
export function useFoundOrders(filter: OrdersFilter | undefined): number | undefined {
  const query = { ...(filter && ordersQuery(filter)), page: 0, pageSize: 1 };
  const { data } = useQuery(filter && orderResources.list(query), (api) => readOrders(api, query), {
    refreshInterval: listInterval,
  });
  return data?.totalItems;
}

/** How many orders there are of what, for tabs and filters. */
export function useOrderCounts(): SWRResponse<OrderCounts, unknown> {
  return useQuery(orderResources.counts, (api) =>
    unwrap(
      api.orders.GET('/order-counts'),
      ({ waiting, statuses, types, products }) =>
        Number.isInteger(waiting) &&
        [statuses, types].every(Array.isArray) &&
        products.every(({ translations }) => Array.isArray(translations)),
    ),
  );
}

/** One order, by its id or by the number that people know it by. It is asked for again while it is looked at: deliveries go on meanwhile. */
export function useOrder(idOrNumber: string): SWRResponse<Order, unknown> {
  return useQuery(orderResources.detail(idOrNumber), (api) => readOrderByAny(api, idOrNumber), {
    keepPreviousData: true,
    refreshInterval: orderInterval,
  });
}

/** What is no id may be a number, which somebody typed or pasted. Ids come first: another system's may be numbers too. */
async function readOrderByAny(api: Api, idOrNumber: string): Promise<Order> {
  try {
    return await readOrder(api, idOrNumber);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (!isUnknown || !/^\d{1,20}$/.test(idOrNumber)) throw error;
    const { items } = await readOrders(api, { text: idOrNumber, page: 0, pageSize: orderPageSize });
    const found = items.find(({ orderNumber }) => orderNumber === idOrNumber);
    if (!found) throw error;
    return readOrder(api, found.id);
  }
}
