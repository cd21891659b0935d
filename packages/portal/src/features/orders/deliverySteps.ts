import type { Order } from '@skerry/contracts';

type Milestone = Order['milestones'][number];

export interface DeliveryStep {
  milestone: Milestone;
  /** What stands in the place of the milestone: a delay, a changed date or a cancellation has interrupted the way there. */
  interruption?: string;
  /** When the step was reached, or interrupted: what the history says of it. */
  at: string | null;
}

const interruptions = ['DELIVERY_DATE_CHANGED', 'CONFIRMATION_DELAY', 'CANCELLED'];

/** The way of an order to its delivery, and the index of the step that it has come to: the number of steps once all is done. */
export function deliverySteps({ milestones, status, events }: Pick<Order, 'milestones' | 'status' | 'events'>): {
  steps: DeliveryStep[];
  current: number;
} {
  const reached = milestones.findLastIndex(({ reachedAt }) => reachedAt !== null);
  const current = reached === milestones.length - 1 ? milestones.length : Math.max(0, reached);
  // Nothing comes after a cancellation.
  const way = status === 'CANCELLED' ? milestones.slice(0, current + 1) : milestones;
  return {
    current,
    steps: way.map((milestone, index) =>
      index === current && interruptions.includes(status)
        ? { milestone, interruption: status, at: events.findLast((event) => event.status === status)?.at ?? null }
        : { milestone, at: milestone.reachedAt },
    ),
  };
}
