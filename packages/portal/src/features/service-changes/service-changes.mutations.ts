import type { ordersOperations, ServiceOrderCreate } from '@skerry/contracts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';

export type PlacedOrders = ordersOperations['createServiceOrders']['responses'][201]['content']['application/json'];

export interface OrderChange {
  order: ServiceOrderCreate;
  /** The same key for the same order places it once. */
  idempotencyKey: string;
}

/** Orders a change of a service. What is known of orders, and of what can be ordered, is old then. */
export function useOrderChange(): Write<OrderChange, PlacedOrders> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ order, idempotencyKey }) => {
    const placed = await unwrap(
      api.orders.POST('/orders', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
      ({ orders }) => orders.length > 0 && orders.every(({ id, orderNumber }) => Boolean(id && orderNumber)),
    );
    await cache.invalidate(['orders']);
    await cache.invalidate(['services', 'history']);
    return placed;
  });
}
