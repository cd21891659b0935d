/** What can be asked about an order in a dialog. */
export type OrderWish = 'message' | 'answer' | 'date' | 'contact' | 'cancel';

/** What a dialog keeps typed text under. `about` is the question that is answered. */
export function orderFormId(wish: OrderWish, orderId: string, about = ''): string {
  return `order.${wish}.${orderId}${about === '' ? '' : `.${about}`}`;
}
