import { daysOfIsoWeek } from '@skerry/contracts';
import type { EventRow, OrderRow } from './order-row.ts';

/** The way to delivery; what interrupts it is told by the events. */
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

/** Where an order has been on its way, and when it is expected at what is left. */
export function milestonesOf(
  { status, confirmed_delivery_on: confirmed, estimated_delivery_week: week }: OrderRow,
  events: readonly EventRow[],
): Milestone[] {
  const isCancelled = status === 'CANCELLED';
  const planned = confirmed ?? (week === null ? undefined : daysOfIsoWeek(week)?.to) ?? null;
  return way.map((code) => {
    const event = events.find((one) => one.status === code);
    const isExpected = event === undefined && !isCancelled && code === 'PHYSICAL_DELIVERY';
    return {
      code,
      plannedAt: isExpected ? planned : null,
      reachedAt: event === undefined ? null : new Date(event.at).toISOString(),
      note: event?.text ?? '',
    };
  });
}
