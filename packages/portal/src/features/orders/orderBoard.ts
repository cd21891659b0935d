import { orderPhaseOf, orderPhases, orderStatuses, type OrderPhase, type OrderStatus } from '@skerry/contracts';
import type { OrdersFilter } from './ordersAddress.ts';

/** How many orders a column of the board shows. */
export const columnSize = 10;

export interface BoardColumn {
  readonly phase: OrderPhase;
  /** Those of the phase that the filter lets through; none where it lets none. */
  readonly statuses: readonly OrderStatus[];
}

/** The columns of the board, the phases of a delivery, under a filter. */
export function boardColumns({ statuses }: Pick<OrdersFilter, 'statuses'>): BoardColumn[] {
  return orderPhases.map((phase) => ({
    phase,
    statuses: orderStatuses.filter(
      (status) => orderPhaseOf(status) === phase && (statuses.length === 0 || statuses.includes(status)),
    ),
  }));
}
