import { isOrderStatus, type Order, type OrderSummary } from '@skerry/contracts';
import { deliverySteps } from './deliverySteps.ts';

/** What we do next for an order, as `order.nextStep.…` says it; undefined where nothing comes. */
export function nextOf({ status, orderType }: Pick<OrderSummary, 'status' | 'orderType'>) {
  if (!isOrderStatus(status) || status === 'DELIVERY_COMPLETED' || status === 'CANCELLED') return undefined;
  return status === 'CONFIRMED_DELIVERY' && orderType === 'TERMINATION_ORDER' ? 'termination' : status;
}

/** Whether the key figure of the next step says what we do: that step has no day that it could say. */
export function saysNextInFigure(order: Order): boolean {
  const { steps, current } = deliverySteps(order);
  const next = steps[current + 1]?.milestone;
  return order.waitingFor === 'PROVIDER' && next !== undefined && next.plannedAt === null;
}
