import { orderPageSize, type Order, type OrderPage, type OrderSummary, type ordersOperations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { boardColumns, columnSize, type BoardColumn } from './orderBoard.ts';
import type { OrdersFilter } from './ordersAddress.ts';
import { ordersQuery, type OrdersQuery } from './ordersQuery.ts';

export type OrderCounts = ordersOperations['countOrders']['responses'][200]['content']['application/json'];

/** How often what is shown is asked for again, in milliseconds. */
const listInterval = 120_000;
const detailInterval = 30_000;

/** What the orders pages ask for. */
export const orderResources = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (query: OrdersQuery): Resource => ['orders', 'list', JSON.stringify(query)],
  board: (query: OrdersQuery, found: readonly string[]): Resource => [
    'orders',
    'board',
    JSON.stringify(query),
    found.join(),
  ],
  detail: (orderId: string): Resource => ['orders', 'detail', orderId],
} as const;

/** One page of orders, newest first. While another page or filter is on its way, the last one stays. */
export function useOrders(filter: OrdersFilter, page: number): SWRResponse<OrderPage, unknown> {
  const query = { ...ordersQuery(filter), page, pageSize: orderPageSize };
  return useQuery(orderResources.list(query), (api) => readOrders(api, query), {
    keepPreviousData: true,
    refreshInterval: listInterval,
  });
}

export interface FilledColumn extends BoardColumn {
  readonly orders: OrderPage;
}

/**
 * The first orders of each phase.
 *
 * @param found The statuses that the company's orders have; nothing is asked for before they are known.
 */
export function useOrderBoard(
  filter: OrdersFilter,
  found: readonly string[] | undefined,
): SWRResponse<FilledColumn[], unknown> {
  const columns = boardColumns(filter, found ?? []);
  return useQuery(
    found && orderResources.board(ordersQuery(filter), found),
    async (api) =>
      Promise.all(
        columns.map(async (column) => ({
          ...column,
          orders:
            column.statuses.length === 0
              ? noOrders
              : await readOrders(api, {
                  ...ordersQuery(filter),
                  statuses: column.statuses.join(),
                  page: 0,
                  pageSize: columnSize,
                }),
        })),
      ),
    { keepPreviousData: true, refreshInterval: listInterval },
  );
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

/** How many orders there are of what, for the filters. Not asked for where nobody `isWaiting`. */
export function useOrderCounts(isWaiting = true): SWRResponse<OrderCounts, unknown> {
  return useQuery(isWaiting ? ['orders', 'counts'] : undefined, (api) =>
    unwrap(
      api.orders.GET('/order-counts'),
      ({ statuses, types, products }) =>
        [statuses, types].every(Array.isArray) && products.every(({ translations }) => Array.isArray(translations)),
    ),
  );
}

/** One order. It is asked for again while it is looked at: deliveries go on meanwhile. */
export function useOrder(orderId: string): SWRResponse<Order, unknown> {
  return useQuery(
    orderResources.detail(orderId),
    (api) => unwrap(api.orders.GET('/orders/{orderId}', { params: { path: { orderId } } }), isOrder),
    { keepPreviousData: true, refreshInterval: detailInterval },
  );
}

async function readOrders(api: Api, query: OrdersQuery): Promise<OrderPage> {
  return unwrap(api.orders.GET('/orders', { params: { query } }), isOrderPage);
}

const noOrders: OrderPage = { items: [], totalItems: 0, totalPages: 0, currentPage: 0 };

function isOrderPage(page: OrderPage): boolean {
  return Number.isInteger(page.totalPages) && Number.isInteger(page.totalItems) && page.items.every(isSummary);
}

function isSummary({ id, orderNumber, status, orderType, site, serviceOrder, yourActions }: OrderSummary): boolean {
  return (
    [id, orderNumber, status, orderType, site.customerName, site.address.city].every(isText) &&
    Array.isArray(serviceOrder.translations) &&
    Array.isArray(yourActions)
  );
}

export function isOrder(order: Order): boolean {
  const lists = [order.milestones, order.messages, order.dateRequests, order.charges, order.events, order.actions];
  return (
    isSummary(order) &&
    typeof order.version === 'number' &&
    isText(order.ordererContact.name) &&
    typeof order.site.customerInstallationContact === 'object' &&
    Array.isArray(order.site.service.addonServices) &&
    Array.isArray(order.site.equipments) &&
    [...lists, order.oldConfirmedDeliveryDates].every(Array.isArray)
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
