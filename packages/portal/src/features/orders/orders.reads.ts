import { orderPageSize, type OrderPage } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { isOrderSummary } from '../../platform/orders/isOrder.ts';
import { readOrdersView, type OrdersView } from './ordersAddress.ts';
import { ordersQuery, sortOf, type OrdersQuery } from './ordersQuery.ts';

/** What the page asks for as it opens. */
export async function readOrdersStart(api: Api, query: URLSearchParams): Promise<void> {
  const view = readOrdersView(query);
  if (view.layout === 'list') await readOrders(api, ordersPageQuery(view));
}

/** One page of the list. */
export function ordersPageQuery({ filter, sort, page }: Pick<OrdersView, 'filter' | 'sort' | 'page'>): OrdersQuery {
  return { ...ordersQuery(filter), sortBy: sortOf(sort), page, pageSize: orderPageSize };
}

export async function readOrders(api: Api, query: OrdersQuery): Promise<OrderPage> {
  return unwrap(api.orders.GET('/orders', { params: { query } }), isOrderPage);
}

function isOrderPage(page: OrderPage): boolean {
  return Number.isInteger(page.totalPages) && Number.isInteger(page.totalItems) && page.items.every(isOrderSummary);
}
