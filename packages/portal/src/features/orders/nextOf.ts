import { isOrderStatus, type OrderSummary } from '@skerry/contracts';

/** What we do next for an order, as `order.nextStep.…` says it; undefined where nothing comes. */
export function nextOf({ status, orderType }: Pick<OrderSummary, 'status' | 'orderType'>) {
  if (!isOrderStatus(status) || status === 'DELIVERY_COMPLETED' || status === 'CANCELLED') return undefined;
  return status === 'CONFIRMED_DELIVERY' && orderType === 'TERMINATION_ORDER' ? 'termination' : status;
}
