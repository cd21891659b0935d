import { isOrderClosed, type Order } from '@skerry/contracts';

export type OrderCharge = Order['charges'][number];

/** Charges that wait for a decision. */
export function openChargesOf({ status, charges }: Pick<Order, 'status' | 'charges'>): OrderCharge[] {
  return isOrderClosed(status) ? [] : charges.filter(({ state }) => state === 'OPEN');
}
