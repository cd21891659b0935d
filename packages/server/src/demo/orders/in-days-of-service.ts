import type { DemoOrder } from './demo-order.ts';

interface EndingService {
  status: string;
  /** YYYY-MM-DD */
  ends_on: string | null;
}

const day = 86_400_000;

/** An order in the days of its service: what ends it was ordered before its last day and is done then, and what was never delivered ended with its order. */
export function inDaysOfService<Order extends DemoOrder>(order: Order, service: EndingService, today: string): Order {
  const { ordered, completed, confirmed, estimated } = order;
  const ends =
    order.type === 'TERMINATION_ORDER'
      ? service.status === 'Terminated' || service.status === 'Termination notice'
      : order.status === 'CANCELLED' && service.status === 'Terminated before delivery';
  if (!ends || service.ends_on === null || ordered === null) return order;
  const last = (Date.parse(service.ends_on) - Date.parse(today)) / day;
  // An order that is cancelled is so two days after it was placed.
  const shift = last - (completed ?? confirmed ?? ordered + 2);
  return {
    ...order,
    ordered: ordered + Math.min(shift, 0),
    ...(completed !== undefined && { completed: completed + shift }),
    ...(confirmed !== undefined && { confirmed: confirmed + shift }),
    ...(estimated !== undefined && { estimated: estimated + shift }),
  };
}
