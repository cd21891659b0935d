import {
  apis,
  type accountRegistrationPaths,
  type casesPaths,
  type customerContactPaths,
  type disturbancesPaths,
  type networkMapPaths,
  type operationalStatusPaths,
  type notificationsPaths,
  type ordersPaths,
  type portalUserPaths,
  type quoteAndOrderPaths,
  type quoteAndOrderV2Paths,
  type quoteAndOrderV4Paths,
  type quoteAndOrderV5Paths,
  type serviceChangesPaths,
  type servicesPaths,
  type signInPaths,
  type sitesPaths,
  type userAdminPaths,
} from '@skerry/contracts';
import createClient, { type Client } from 'openapi-fetch';
import { createSend, type SendOptions } from './send.ts';

/** One typed client per contract. */
export interface Api {
  userAdmin: Client<userAdminPaths>;
  portalUser: Client<portalUserPaths>;
  quoteAndOrder: Client<quoteAndOrderPaths>;
  addresses: Client<quoteAndOrderV2Paths>;
  quotes: Client<quoteAndOrderV4Paths>;
  placedOrders: Client<quoteAndOrderV5Paths>;
  cases: Client<casesPaths>;
  orders: Client<ordersPaths>;
  accountRegistration: Client<accountRegistrationPaths>;
  services: Client<servicesPaths>;
  networkMap: Client<networkMapPaths>;
  sites: Client<sitesPaths>;
  serviceChanges: Client<serviceChangesPaths>;
  customerContact: Client<customerContactPaths>;
  disturbances: Client<disturbancesPaths>;
  operationalStatus: Client<operationalStatusPaths>;
  notifications: Client<notificationsPaths>;
  /** Of the provider in the product itself, where it is that. */
  signIn: Client<signInPaths>;
}

export function createApi(options: SendOptions & { origin: string }): Api {
  const send = createSend(options);
  const client = <Paths extends object>(prefix: string) =>
    createClient<Paths>({ baseUrl: `${options.origin}${prefix}`, fetch: send });
  return {
    userAdmin: client<userAdminPaths>(apis['user-admin'].prefix),
    portalUser: client<portalUserPaths>(apis['portal-user'].prefix),
    quoteAndOrder: client<quoteAndOrderPaths>(apis['quote-and-order'].prefix),
    addresses: client<quoteAndOrderV2Paths>(apis['quote-and-order-v2'].prefix),
    quotes: client<quoteAndOrderV4Paths>(apis['quote-and-order-v4'].prefix),
    placedOrders: client<quoteAndOrderV5Paths>(apis['quote-and-order-v5'].prefix),
    cases: client<casesPaths>(apis.cases.prefix),
    orders: client<ordersPaths>(apis.orders.prefix),
    accountRegistration: client<accountRegistrationPaths>(apis['account-registration'].prefix),
    services: client<servicesPaths>(apis.services.prefix),
    networkMap: client<networkMapPaths>(apis['network-map'].prefix),
    sites: client<sitesPaths>(apis.sites.prefix),
    serviceChanges: client<serviceChangesPaths>(apis['service-changes'].prefix),
    customerContact: client<customerContactPaths>(apis['customer-contact'].prefix),
    disturbances: client<disturbancesPaths>(apis.disturbances.prefix),
    operationalStatus: client<operationalStatusPaths>(apis['operational-status'].prefix),
    notifications: client<notificationsPaths>(apis.notifications.prefix),
    signIn: client<signInPaths>('/sign-in'),
  };
}
