/** Addresses of the section that two features share: what the company has, and what it has ordered. */
export const servicesPath = '/services';
export const ordersPath = '/services/orders';

/** One service, in the place of the list. */
export function serviceHref(serviceId: string): string {
  return `${servicesPath}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
