// Which journeys a change is tried with: `npm test -- --changed`. Names are those of e2e/journeys, without `.spec.ts`.

/** What every page stands on: the platform, the shell, the kit, the server as a whole. */
export const smoke = ['keyboard', 'one-api-down', 'overview', 'sign-in', 'users-list'];

/**
 * By folder of packages/portal/src/features; `app` and `sign-in` are those of packages/portal/src.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ofFeature = {
  contacts: ['contacts'],
  'customer-promises': [],
  home: ['overview'],
  'operational-status': ['disturbance-console', 'noc-wall', 'operational-status'],
  notifications: ['notifications'],
  'optical-services': ['optical-services'],
  orders: ['orders'],
  'personal-info': ['personal-info'],
  'price-rules': ['price-rules'],
  'quote-and-order': ['quote-address', 'quote-checkout', 'quote-handling', 'quotes'],
  'service-change-requests': ['change-requests'],
  'service-changes': ['services'],
  services: ['services', 'services-map'],
  users: ['users-list', 'user-details', 'user-groups', 'create-user'],
  app: ['consent', 'customer-switch', 'languages', 'nothing-left', 'role-request', 'start-up'],
  'sign-in': ['forgotten-password', 'registration', 'session-end', 'sign-in'],
};

/**
 * By folder of packages/server/src/apis, the features that live on it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const featuresOfApi = {
  'account-registration': ['sign-in'],
  addresses: [],
  cases: [],
  'customer-contact': ['contacts'],
  disturbances: ['operational-status'],
  'network-map': ['services'],
  'operational-status': ['operational-status'],
  notifications: ['notifications'],
  orders: ['orders'],
  'portal-user': ['app', 'personal-info'],
  'quote-and-order': ['optical-services', 'quote-and-order'],
  'price-rules': ['price-rules'],
  quotes: ['quote-and-order'],
  'service-changes': ['service-changes', 'service-change-requests'],
  'site-lists': [],
  tickets: [],
  services: ['services'],
  sites: ['services', 'orders'],
  'user-admin': ['personal-info', 'users'],
};

/** No change of one feature reaches these alone: they look at all pages, and run in `npm test`. */
export const ofAllPages = ['accessibility', 'failures', 'headers', 'no-loops', 'print'];
