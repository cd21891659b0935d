import { ordersPath } from '../../platform/services-section/services-section.paths.ts';

export { ordersPath };
export const orderPathPattern = `${ordersPath}/:orderId`;

/** Where an order is followed. */
export function orderPath(orderId: string): string {
  return `${ordersPath}/${encodeURIComponent(orderId)}`;
}

/** The orders of one service. */
export function ordersOfServiceHref(orderServiceId: string): string {
  return `${ordersPath}?${new URLSearchParams({ service: orderServiceId }).toString()}`;
}

/** The orders of one site. */
export function ordersOfSiteHref(siteId: string): string {
  return `${ordersPath}?${new URLSearchParams({ site: siteId }).toString()}`;
}
