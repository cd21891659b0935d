import { isOrderClosed } from '@skerry/contracts';
import type { OrderCounts } from './orders.queries.ts';
import { noFilter, usualFilter, type OrdersFilter } from './ordersAddress.ts';

export const orderTabs = ['open', 'waiting', 'completed', 'cancelled', 'all'] as const;
export type OrderTab = (typeof orderTabs)[number];

type State = Pick<OrdersFilter, 'statuses' | 'needsMe'>;

const states: Readonly<Record<OrderTab, State>> = {
  open: { statuses: usualFilter.statuses, needsMe: false },
  waiting: { statuses: noFilter.statuses, needsMe: true },
  completed: { statuses: ['DELIVERY_COMPLETED'], needsMe: false },
  cancelled: { statuses: ['CANCELLED'], needsMe: false },
  all: { statuses: noFilter.statuses, needsMe: false },
};

/** What a tab changes of the filter. */
export function stateOfTab(tab: OrderTab): State {
  return states[tab];
}

/** The tab that a filter belongs to: what is chosen of the open ones is among those. */
export function tabOf({ statuses, needsMe }: State): OrderTab {
  if (needsMe) return 'waiting';
  if (statuses.length === 0) return 'all';
  const [only, ...others] = statuses;
  if (others.length === 0 && only === 'DELIVERY_COMPLETED') return 'completed';
  if (others.length === 0 && only === 'CANCELLED') return 'cancelled';
  return statuses.some(isOrderClosed) ? 'all' : 'open';
}

/** How many orders stand in each tab. */
export function countsByTab({ statuses, waiting }: OrderCounts): Readonly<Record<OrderTab, number>> {
  const countOf = (isCounted: (status: string) => boolean) =>
    statuses.reduce((sum, { value, count }) => (isCounted(value) ? sum + count : sum), 0);
  return {
    open: countOf((status) => !isOrderClosed(status)),
    waiting,
    completed: countOf((status) => status === 'DELIVERY_COMPLETED'),
    cancelled: countOf((status) => status === 'CANCELLED'),
    all: countOf(() => true),
  };
}
