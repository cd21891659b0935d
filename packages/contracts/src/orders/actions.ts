import { isOrderClosed, isOrderStatus } from './statuses.ts';

/** What a customer's user can do with an order. */
export const orderActions = ['message', 'answer', 'contact', 'date', 'charge', 'cancel'] as const;
export type OrderAction = (typeof orderActions)[number];

/** Who may do it (any of the roles). */
export const orderActionRoles: Readonly<Record<OrderAction, readonly string[]>> = {
  message: ['OperationResponsible', 'Purchaser', 'DeliveryResponsible'],
  answer: ['OperationResponsible', 'Purchaser', 'DeliveryResponsible'],
  contact: ['OperationResponsible', 'Purchaser', 'DeliveryResponsible'],
  date: ['DeliveryResponsible', 'OperationResponsible', 'Purchaser'],
  charge: ['Purchaser', 'OperationResponsible'],
  cancel: ['Purchaser', 'OperationResponsible'],
};

/** What of an order decides what can be done with it. */
export interface OrderState {
  status: string;
  /** Whether somebody has been at the site: a date may still change after that, but nothing else. */
  hasReachedPhysicalDelivery: boolean;
  /** Whether the provider waits for an answer. */
  hasOpenQuestion: boolean;
  /** Whether a charge waits for a decision that can still be given. */
  hasOpenCharge: boolean;
}

/** What can be done with an order, whoever does it. A status of another system leaves only talking about it. */
export function possibleOrderActions(order: OrderState): OrderAction[] {
  return orderActions.filter((action) => isPossible(action, order));
}

/** What somebody with these roles can do with an order. */
export function orderActionsFor(order: OrderState, roles: ReadonlySet<string>): OrderAction[] {
  return possibleOrderActions(order).filter((action) => mayDo(action, roles));
}

export function mayDo(action: OrderAction, roles: ReadonlySet<string>): boolean {
  return orderActionRoles[action].some((role) => roles.has(role));
}

function isPossible(action: OrderAction, order: OrderState): boolean {
  const isOpen = !isOrderClosed(order.status);
  switch (action) {
    case 'message':
      return order.status !== 'CANCELLED';
    case 'answer':
      return isOpen && order.hasOpenQuestion;
    case 'charge':
      return isOpen && order.hasOpenCharge;
    case 'contact':
    case 'date':
    case 'cancel':
      return isOpen && isOrderStatus(order.status) && !order.hasReachedPhysicalDelivery;
  }
}
