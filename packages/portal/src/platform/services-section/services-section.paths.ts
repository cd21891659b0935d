/** Addresses of the section that its features share: what the company has, what it has ordered, and what it orders for what it has. */
export const servicesPath = '/services';
export const ordersPath = '/services/orders';
export const serviceChangesPath = '/services/changes';

export const sitePathPattern = `${servicesPath}/sites/:siteId`;

/** One site and all that the company has there. */
export function siteHref(siteId: string): string {
  return `${servicesPath}/sites/${encodeURIComponent(siteId)}`;
}
