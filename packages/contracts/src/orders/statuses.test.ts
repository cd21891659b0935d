import { isOrderClosed, nextOrderStatuses, orderPhaseOf, orderStatuses, orderTypes } from './statuses.ts';

/** pages.md 3.3, one line each. */
const allowed = [
  'CREATED > DELIVERY_PLANNING_ONGOING',
  'DELIVERY_PLANNING_ONGOING > DELIVERY_COORDINATOR_CONFIRMED',
  'DELIVERY_COORDINATOR_CONFIRMED > CONFIRMED_DELIVERY',
  'CONFIRMED_DELIVERY > PHYSICAL_DELIVERY',
  'PHYSICAL_DELIVERY > DELIVERY_COMPLETED',
  'DELIVERY_PLANNING_ONGOING > CONFIRMATION_DELAY',
  'CONFIRMATION_DELAY > DELIVERY_PLANNING_ONGOING',
  'DELIVERY_COORDINATOR_CONFIRMED > CONFIRMATION_DELAY',
  'CONFIRMED_DELIVERY > DELIVERY_DATE_CHANGED',
  'PHYSICAL_DELIVERY > DELIVERY_DATE_CHANGED',
  'DELIVERY_DATE_CHANGED > CONFIRMED_DELIVERY',
  'DELIVERY_DATE_CHANGED > PHYSICAL_DELIVERY',
  ...[
    'CREATED',
    'DELIVERY_PLANNING_ONGOING',
    'CONFIRMATION_DELAY',
    'DELIVERY_COORDINATOR_CONFIRMED',
    'CONFIRMED_DELIVERY',
    'DELIVERY_DATE_CHANGED',
    'PHYSICAL_DELIVERY',
  ].map((status) => `${status} > CANCELLED`),
];

describe('the statuses of an order', () => {
  it('are nine, of fourteen types of order', () => {
    expect([new Set(orderStatuses).size, new Set(orderTypes).size]).toEqual([9, 14]);
  });

  it('follow each other by these steps and no others', () => {
    const steps = orderStatuses.flatMap((from) => nextOrderStatuses(from).map((to) => `${from} > ${to}`));
    expect(steps.sort()).toEqual(allowed.sort());
  });

  it('end with a completed delivery or a cancellation', () => {
    expect(orderStatuses.filter(isOrderClosed)).toEqual(['DELIVERY_COMPLETED', 'CANCELLED']);
  });

  it('stand in one of five columns', () => {
    expect(orderStatuses.map(orderPhaseOf)).toEqual([
      'received',
      'planning',
      'planning',
      'planning',
      'confirmed',
      'confirmed',
      'delivery',
      'closed',
      'closed',
    ]);
  });

  it.each(['WAITING_FOR_CUSTOMS', '', 'constructor', '__proto__'])(
    'of another system, such as %j, have no column and no next step, and are not closed',
    (status) => {
      expect([orderPhaseOf(status), nextOrderStatuses(status), isOrderClosed(status)]).toEqual([undefined, [], false]);
    },
  );
});
