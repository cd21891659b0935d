/** Addresses of the section that its features share: what the company has, what it has ordered, and what it orders for what it has. */
export const servicesPath = '/services';
export const ordersPath = '/services/orders';
export const serviceChangesPath = '/services/changes';

export const sitePathPattern = `${servicesPath}/sites/:siteId`;

/** The services that a disturbance or planned work touches, those that have ended since as well where it is over. */
export function servicesOfDisturbanceHref(id: string, { isOver }: { isOver: boolean }): string {
  const query = new URLSearchParams({ ...(isOver && { status: 'all' }), disturbance: id });
  return `${servicesPath}?${query.toString()}`;
}

/** One site and all that the company has there. */
export function siteHref(siteId: string): string {
  return `${servicesPath}/sites/${encodeURIComponent(siteId)}`;
}
