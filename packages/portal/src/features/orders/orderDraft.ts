/** What can be asked about an order in a dialog. */
export type OrderAction = 'message' | 'answer' | 'date' | 'contact' | 'cancel';

/** What a dialog keeps typed text under. `about` is the question that is answered. */
export function orderFormId(action: OrderAction, orderId: string, about = ''): string {
  return `order.${action}.${orderId}${about === '' ? '' : `.${about}`}`;
}
