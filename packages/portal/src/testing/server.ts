import { apis } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { endRequests } from './requests.ts';
import {
  administrators,
  aCustomer,
  anOverview,
  aProblem,
  aSelectableCustomer,
  sessionUsers,
  theRoles,
} from './builders.ts';
import { aRequestPage } from '../features/users/testing/aPendingRequest.ts';

export const origin = 'http://portal.example';
const { prefix: userAdmin } = apis['user-admin'];
const { prefix: portalUser } = apis['portal-user'];
const { prefix: quoteAndOrder } = apis['quote-and-order'];
const { prefix: addresses } = apis['quote-and-order-v2'];
const { prefix: quotes } = apis['quote-and-order-v4'];
const { prefix: placedOrders } = apis['quote-and-order-v5'];
const { prefix: cases } = apis.cases;
const { prefix: orders } = apis.orders;
const { prefix: services } = apis.services;
const { prefix: sites } = apis.sites;
const { prefix: networkMap } = apis['network-map'];
const { prefix: serviceChanges } = apis['service-changes'];
const { prefix: customerContact } = apis['customer-contact'];
const { prefix: disturbances } = apis.disturbances;
const { prefix: operationalStatus } = apis['operational-status'];
const { prefix: notifications } = apis.notifications;
const { prefix: accountRegistration } = apis['account-registration'];

/** Address of an operation for a handler: `userAdminUrl('/roles')`. */
export const userAdminUrl = (path: string) => `${origin}${userAdmin}${path}`;
export const portalUserUrl = (path: string) => `${origin}${portalUser}${path}`;
export const quoteAndOrderUrl = (path: string) => `${origin}${quoteAndOrder}${path}`;
export const addressesUrl = (path: string) => `${origin}${addresses}${path}`;
export const quotesUrl = (path: string) => `${origin}${quotes}${path}`;
export const placedOrdersUrl = (path: string) => `${origin}${placedOrders}${path}`;
export const accountRegistrationUrl = (path: string) => `${origin}${accountRegistration}${path}`;
export const casesUrl = (path: string) => `${origin}${cases}${path}`;
export const ordersUrl = (path: string) => `${origin}${orders}${path}`;
export const servicesUrl = (path: string) => `${origin}${services}${path}`;
export const sitesUrl = (path: string) => `${origin}${sites}${path}`;
export const serviceChangesUrl = (path: string) => `${origin}${serviceChanges}${path}`;
export const customerContactUrl = (path: string) => `${origin}${customerContact}${path}`;
export const disturbancesUrl = (path: string) => `${origin}${disturbances}${path}`;
export const operationalStatusUrl = (path: string) => `${origin}${operationalStatus}${path}`;
export const notificationsUrl = (path: string) => `${origin}${notifications}${path}`;
export const networkMapUrl = (path: string) => `${origin}${networkMap}${path}`;

/** The server of the tests. Answers what every page asks for; tests add the rest with `server.use`. */
export const server = setupServer(
  http.get(portalUserUrl('/customers'), () => HttpResponse.json(aCustomer())),
  http.get(portalUserUrl('/user-profiles'), () => HttpResponse.json(sessionUsers())),
  http.get(portalUserUrl('/selectable-customers'), () => HttpResponse.json([aSelectableCustomer()])),
  http.get(portalUserUrl('/selectable-customers/:customerId/users'), () => HttpResponse.json([])),
  http.get(portalUserUrl('/b2b-customer/feature-flags'), () => HttpResponse.json({})),
  http.get(operationalStatusUrl('/redundancy-check'), () => HttpResponse.json({ items: [] })),
  http.get(disturbancesUrl('/disturbances'), () =>
    HttpResponse.json({
      ...{ items: [], totalItems: 0, totalPages: 0, currentPage: 0 },
      counts: { disturbances: 0, plannedWorks: 0, past: 0, waiting: 0 },
    }),
  ),
  http.get(portalUserUrl('/b2b-customer/overview'), () => HttpResponse.json(anOverview())),
  http.get(portalUserUrl('/b2b-customer/preferences'), () => HttpResponse.json({ preferences: {} })),
  http.get(quoteAndOrderUrl('/framework-agreements'), () => HttpResponse.json({ items: [] })),
  http.get(notificationsUrl('/counts'), () => HttpResponse.json({ unread: 0, actionRequired: 0, info: 0 })),
  http.get(portalUserUrl('/saved-views'), () => HttpResponse.json({ items: [] })),
  http.get(casesUrl('/cases/migrated-case-customer'), () => HttpResponse.json({ migratedCustomer: false })),
  http.get(ordersUrl('/orders'), () => HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 })),
  // Of the services that orders are for nothing is known.
  http.get(servicesUrl('/services/:serviceId'), () => HttpResponse.json(aProblem(404), { status: 404 })),
  http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: [] })),
  http.get(userAdminUrl('/roles'), () => HttpResponse.json(theRoles())),
  http.get(userAdminUrl('/role-groups'), () =>
    HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
  ),
  http.get(userAdminUrl('/customer/users'), () =>
    HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
  ),
  http.get(userAdminUrl('/customer/own-groups'), () => HttpResponse.json({ items: [] })),
  http.get(userAdminUrl('/customer/own-activity'), () =>
    HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0, lastLoginAt: null }),
  ),
  http.get(userAdminUrl('/customer/role-requests'), () => HttpResponse.json(aRequestPage([]))),
  http.get(userAdminUrl('/roles/user-request'), () => HttpResponse.json({ request: null })),
  http.get(userAdminUrl('/customer/administrators'), () =>
    HttpResponse.json(administrators('Astrid Lindqvist', 'Ingrid Solberg', 'Åsa Bergström')),
  ),
);

const unhandled: string[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      // Nobody waits for it any more.
      if (request?.signal.aborted) return;
      unhandled.push(request ? `${request.method} ${request.url}` : frame.protocol);
      defaults.error();
    },
  });
});

/** What was opened so far gets no answer any more, and the answers are those of the beginning again. */
export function resetServer(): void {
  endRequests();
  server.resetHandlers();
}

afterEach(() => {
  resetServer();
  // A call that no test has thought of is a mistake of the test or of the page.
  expect(unhandled.splice(0)).toEqual([]);
});

afterAll(() => server.close());
