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
  const at = events.findLast((event) => event.status === status)?.at ?? null;
  const stepOf = (milestone: Milestone): DeliveryStep => ({ milestone, at: milestone.reachedAt });
  if (status === 'CANCELLED') {
    // It stands after all that had been reached by then, and nothing comes after it.
    const end = { code: status, plannedAt: null, reachedAt: at, note: '' };
    return {
      current: reached + 1,
      steps: [...milestones.slice(0, reached + 1).map(stepOf), { milestone: end, interruption: status, at }],
    };
  }
  return {
    current,
    steps: milestones.map((milestone, index) =>
      index === current && interruptions.includes(status) ? { milestone, interruption: status, at } : stepOf(milestone),
    ),
  };
}
