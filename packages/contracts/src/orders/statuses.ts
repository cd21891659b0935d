/** The statuses of an order, in the order that a delivery takes them; `DELIVERY_DATE_CHANGED` and `CONFIRMATION_DELAY` interrupt it. */
export const orderStatuses = [
  'CREATED',
  'DELIVERY_PLANNING_ONGOING',
  'CONFIRMATION_DELAY',
  'DELIVERY_COORDINATOR_CONFIRMED',
  'CONFIRMED_DELIVERY',
  'DELIVERY_DATE_CHANGED',
  'PHYSICAL_DELIVERY',
  'DELIVERY_COMPLETED',
  'CANCELLED',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const orderTypes = [
  'NEW_ORDER',
  'ADDITIONAL_ORDER',
  'CONVERSION_ORDER',
  'UPGRADE_ORDER',
  'DOWNGRADE_ORDER',
  'INTERNAL_MOVE_ORDER',
  'EXTERNAL_MOVE_ORDER',
  'RENEGOTIATION_ORDER',
  'INDEX_REGULATION_ORDER',
  'PRICE_ADJUSTMENT_ORDER',
  'TERMINATION_ORDER',
  'OWNER_CHANGE_ORDER',
  'DIRECT_ORDER',
  'CHANGE_ORDER',
] as const;

export type OrderType = (typeof orderTypes)[number];

/** The phases of a delivery. */
export const orderPhases = ['received', 'planning', 'confirmed', 'delivery', 'closed'] as const;
export type OrderPhase = (typeof orderPhases)[number];

interface StatusRule {
  phase: OrderPhase;
  next: readonly OrderStatus[];
}

const rules: Readonly<Record<OrderStatus, StatusRule>> = {
  CREATED: { phase: 'received', next: ['DELIVERY_PLANNING_ONGOING', 'CANCELLED'] },
  DELIVERY_PLANNING_ONGOING: {
    phase: 'planning',
    next: ['CONFIRMATION_DELAY', 'DELIVERY_COORDINATOR_CONFIRMED', 'CANCELLED'],
  },
  CONFIRMATION_DELAY: { phase: 'planning', next: ['DELIVERY_PLANNING_ONGOING', 'CANCELLED'] },
  DELIVERY_COORDINATOR_CONFIRMED: {
    phase: 'planning',
    next: ['CONFIRMATION_DELAY', 'CONFIRMED_DELIVERY', 'CANCELLED'],
  },
  CONFIRMED_DELIVERY: { phase: 'confirmed', next: ['DELIVERY_DATE_CHANGED', 'PHYSICAL_DELIVERY', 'CANCELLED'] },
  DELIVERY_DATE_CHANGED: { phase: 'confirmed', next: ['CONFIRMED_DELIVERY', 'PHYSICAL_DELIVERY', 'CANCELLED'] },
  PHYSICAL_DELIVERY: { phase: 'delivery', next: ['DELIVERY_DATE_CHANGED', 'DELIVERY_COMPLETED', 'CANCELLED'] },
  DELIVERY_COMPLETED: { phase: 'closed', next: [] },
  CANCELLED: { phase: 'closed', next: [] },
};

/** Whether a status is one of ours: systems behind a proxied API may have others, which are shown as they are. */
export function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(rules, status);
}

/** Where an order may go from a status; nowhere from one that is not ours. */
export function nextOrderStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? rules[status].next : [];
}

/** The phase; undefined for a status that is not ours, which is somewhere in progress. */
export function orderPhaseOf(status: string): OrderPhase | undefined {
  return isOrderStatus(status) ? rules[status].phase : undefined;
}

/** Whether nothing more will happen to an order. */
export function isOrderClosed(status: string): boolean {
  return orderPhaseOf(status) === 'closed';
}
