import { waitingId } from '../../platform/detail/waitingId.ts';
import { ordersPath } from '../../platform/services-section/services-section.paths.ts';

export { ordersPath };
export const orderPathPattern = `${ordersPath}/:orderId`;

/** Where an order is followed. */
export function orderPath(orderId: string): string {
  return `${ordersPath}/${encodeURIComponent(orderId)}`;
}

/** Its decisions that wait for the customer. */
export function orderDecisionsPath(orderId: string): string {
  return `${orderPath(orderId)}#${waitingId}`;
}

/** Hash of an order's page, with the field that writes to the coordinator in focus. */
export const orderMessageHash = '#message';

/** The list with an order searched for by its number, whatever its state. */
export function orderSearchHref(orderNumber: string): string {
  return `${ordersPath}?${new URLSearchParams({ status: 'ALL', filter: orderNumber }).toString()}`;
}

/** All orders of one service. */
export function ordersOfServiceHref(orderServiceId: string): string {
  return `${ordersPath}?${new URLSearchParams({ status: 'ALL', service: orderServiceId }).toString()}`;
}

/** All orders of one site. */
export function ordersOfSiteHref(siteId: string): string {
  return `${ordersPath}?${new URLSearchParams({ status: 'ALL', site: siteId }).toString()}`;
}
