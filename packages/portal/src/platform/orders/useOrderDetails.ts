import type { Order } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { Resource } from '../data/data-keys.ts';
import { useQuery } from '../data/useQuery.ts';
import { isOrder } from './isOrder.ts';

/** How often an order that is looked at is asked for again, in milliseconds: deliveries go on meanwhile. */
export const orderInterval = 30_000;

export const orderResource = (orderId: string): Resource => ['orders', 'detail', orderId];

export async function readOrder(api: Api, orderId: string): Promise<Order> {
  return unwrap(api.orders.GET('/orders/{orderId}', { params: { path: { orderId } } }), isOrder);
}

/**
 * One order with all about it.
 *
 * @param orderId Nothing is asked for without one.
 */
export function useOrderDetails(orderId: string | undefined): SWRResponse<Order, unknown> {
  return useQuery(orderId === undefined ? undefined : orderResource(orderId), (api) => readOrder(api, orderId ?? ''), {
    refreshInterval: orderInterval,
  });
}
