import {
  isOrderStatus,
  orderPhaseOf,
  orderPhases,
  orderStatuses,
  type OrderPhase,
  type OrderStatus,
} from '@skerry/contracts';
import type { OrdersFilter } from './ordersAddress.ts';

/** How many orders a column of the board shows. */
export const columnSize = 10;

export interface BoardColumn {
  /** `other` are orders of another system, with statuses that are not ours. */
  readonly phase: OrderPhase | 'other';
  /** Those of the phase that the filter lets through; none where it lets none. */
  readonly statuses: readonly string[];
}

/**
 * The columns of the board, the phases of a delivery, under a filter.
 *
 * @param found The statuses that the company's orders have.
 */
export function boardColumns({ statuses }: Pick<OrdersFilter, 'statuses'>, found: readonly string[]): BoardColumn[] {
  const others = statuses.length === 0 ? found.filter((status) => !isOrderStatus(status)) : [];
  return [
    ...orderPhases.map((phase) => ({
      phase,
      statuses: orderStatuses.filter(
        (status) => orderPhaseOf(status) === phase && (statuses.length === 0 || statuses.includes(status)),
      ),
    })),
    ...(others.length > 0 ? [{ phase: 'other' as const, statuses: others }] : []),
  ];
}

/** The statuses of a column that the address of the list can name. */
export function ownStatuses({ statuses }: BoardColumn): OrderStatus[] {
  return statuses.filter(isOrderStatus);
}
