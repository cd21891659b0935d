import type { OrderPage, Service } from '@skerry/contracts';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';

/** The latest orders of a service. Before it is delivered it has no name that orders are found by: its order is among the latest of its site. */
export function useOrdersOfService({
  orderServiceId,
  serviceId,
  siteId,
}: Pick<Service, 'orderServiceId' | 'serviceId' | 'siteId'>): Pick<
  SWRResponse<OrderPage, unknown>,
  'data' | 'error' | 'isLoading' | 'isValidating' | 'mutate'
> {
  const { data, error, isLoading, isValidating, mutate } = useRelatedOrders(
    orderServiceId === null ? { siteId } : { orderServiceId },
  );
  const own = useMemo(() => {
    if (data === undefined || orderServiceId !== null) return data;
    const items = data.items.filter(({ serviceOrder }) => serviceOrder.serviceId === serviceId);
    return { ...data, items, totalItems: items.length };
  }, [data, orderServiceId, serviceId]);
  return { data: own, error, isLoading, isValidating, mutate };
}
