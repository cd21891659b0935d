/** Addresses of the section that its features share: what the company has, what it has ordered, and what it orders for what it has. */
export const servicesPath = '/services';
export const ordersPath = '/services/orders';
export const serviceChangesPath = '/services/changes';
