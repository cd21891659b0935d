/** Every API of the product. Both sides read this list: the server to mount them, the portal to call them. */
export const apis = {
  'user-admin': { prefix: '/api/user-admin/v1' },
  'portal-user': { prefix: '/api/portal-user/v1' },
  'quote-and-order': { prefix: '/api/quote-and-order/v6' },
  'account-registration': { prefix: '/api/account-registration/v1' },
  cases: { prefix: '/api/cases/v3' },
  services: { prefix: '/api/services/v1' },
  sites: { prefix: '/api/sites/v2' },
  'sites-v1': { prefix: '/api/sites/v1' },
  'network-map': { prefix: '/api/network-map/v1' },
  orders: { prefix: '/api/orders/v1' },
  'delivery-status': { prefix: '/api/delivery-status/v1' },
  'quote-and-order-v2': { prefix: '/api/quote-and-order/v2' },
  'quote-and-order-v4': { prefix: '/api/quote-and-order/v4' },
  'quote-and-order-v5': { prefix: '/api/quote-and-order/v5' },
  'service-changes': { prefix: '/api/service-changes/v1' },
  disturbances: { prefix: '/api/disturbances/v1' },
  'operational-status': { prefix: '/api/operational-status/v1' },
  'customer-contact': { prefix: '/api/customer-contact/v1' },
  tickets: { prefix: '/api/tickets/v2' },
  notifications: { prefix: '/api/notifications/v1' },
} as const;

export type ApiId = keyof typeof apis;
