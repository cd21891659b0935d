import { readServiceStatus, type Order, type OrderSummary, type Service } from '@skerry/contracts';
import { useOrderDetails } from '../../../platform/orders/useOrderDetails.ts';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';

export interface Delivery {
  /** What brings the service, as lists have it; undefined where there is no such order, or none that its reader sees. */
  readonly summary: OrderSummary | undefined;
  /** All about it, once it is there. */
  readonly order: Order | undefined;
  /** It is being asked for. */
  readonly isLoading: boolean;
}

/** The order that brings a service which is being installed; undefined of any other. */
export function useDelivery(service: Service): Delivery | undefined {
  const orders = useOrdersOfService(service);
  const isComing = readServiceStatus(service.status) === 'INSTALLATION_ONGOING';
  const coming = isComing ? orders.data?.items.find(isUnderWay) : undefined;
  const { data: order, isLoading } = useOrderDetails(coming?.id);
  return isComing ? { summary: coming, order, isLoading: orders.isLoading || isLoading } : undefined;
}
