import { daysOfIsoWeek } from '@skerry/contracts';
import type { EventRow, OrderRow } from './order-row.ts';

/** The steps to delivery; interruptions are in the events. */
const way = [
  'CREATED',
  'DELIVERY_PLANNING_ONGOING',
  'DELIVERY_COORDINATOR_CONFIRMED',
  'CONFIRMED_DELIVERY',
  'PHYSICAL_DELIVERY',
  'DELIVERY_COMPLETED',
];

export interface Milestone {
  code: string;
  plannedAt: string | null;
  reachedAt: string | null;
  note: string;
}

/** The steps that an order has reached, and when the remaining ones are expected. */
export function milestonesOf(
  { status, confirmed_delivery_on: confirmed, estimated_delivery_week: week }: OrderRow,
  events: readonly EventRow[],
): Milestone[] {
  const isCancelled = status === 'CANCELLED';
  const planned = confirmed ?? (week === null ? undefined : daysOfIsoWeek(week)?.to) ?? null;
  return way.map((code) => {
    // The last one: a date that was moved has been confirmed anew.
    const event = events.findLast((one) => one.status === code);
    const isExpected = event === undefined && !isCancelled && code === 'PHYSICAL_DELIVERY';
    return {
      code,
      plannedAt: isExpected ? planned : null,
      reachedAt: event === undefined ? null : new Date(event.at).toISOString(),
      note: event?.text ?? '',
    };
  });
}
