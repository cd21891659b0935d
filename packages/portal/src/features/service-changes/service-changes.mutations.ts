import type { ordersOperations, ServiceOrderCreate } from '@skerry/contracts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { Write } from '../../platform/data/useWrite.ts';

export type PlacedOrders = ordersOperations['createServiceOrders']['responses'][201]['content']['application/json'];

/** Orders a change of a service. What is known of orders, and of what can be ordered, is old then. */
export function useOrderChange(): Write<Keyed<{ order: ServiceOrderCreate }>, PlacedOrders> {
  return useApiWrite(
    (api, { order, idempotencyKey }) =>
      unwrap(
        api.orders.POST('/orders', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ({ orders }) => orders.length > 0 && orders.every(({ id, orderNumber }) => Boolean(id && orderNumber)),
      ),
    async (cache) => {
      await cache.invalidate(['orders']);
      await cache.invalidate(['services', 'history']);
    },
  );
}
