import type { OrderCounts } from './orders.queries.ts';
import type { OrdersAddress } from './ordersAddress.ts';

/** What each way to look at the orders is given. */
export interface OrdersProps {
  address: OrdersAddress;
  counts: OrderCounts | undefined;
  /** Why there are no counts; undefined where nothing failed. */
  countsError: unknown;
}
