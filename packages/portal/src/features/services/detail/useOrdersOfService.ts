import type { OrderPage, Service } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';

/** The latest orders of a service; none are known before it has been ordered by that name. */
export function useOrdersOfService({
  orderServiceId,
}: Pick<Service, 'orderServiceId'>): SWRResponse<OrderPage, unknown> {
  return useRelatedOrders(orderServiceId === null ? undefined : { orderServiceId });
}
