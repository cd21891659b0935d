import { apis, type ApiId, type quoteAndOrderOperations, type quoteAndOrderV5Operations } from '@skerry/contracts';
import { documents } from '@skerry/contracts/documents';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountRegistrationHandlers } from '../apis/account-registration/handlers.ts';
import { addressesHandlers } from '../apis/addresses/handlers.ts';
import { casesHandlers } from '../apis/cases/handlers.ts';
import { customerContactHandlers } from '../apis/customer-contact/handlers.ts';
import { disturbancesHandlers } from '../apis/disturbances/handlers.ts';
import { notificationsHandlers } from '../apis/notifications/handlers.ts';
import { networkMapHandlers } from '../apis/network-map/handlers.ts';
import { operationalStatusHandlers } from '../apis/operational-status/handlers.ts';
import { deliveryStatusHandlers, ordersHandlers, placedOrderHandlers } from '../apis/orders/handlers.ts';
import { portalUserHandlers } from '../apis/portal-user/handlers.ts';
import { priceRulesHandlers } from '../apis/price-rules/handlers.ts';
import { quoteAndOrderHandlers } from '../apis/quote-and-order/handlers.ts';
import { checkoutHandlers } from '../apis/quotes/checkout/checkout-handlers.ts';
import { correlationHandlers } from '../apis/quotes/checkout/correlation.ts';
import { feasibilityHandlers } from '../apis/quotes/requests/feasibility.ts';
import { priceEstimateHandlers } from '../apis/quotes/requests/price-estimate.ts';
import { quotesHandlers } from '../apis/quotes/handlers.ts';
import { serviceChangesHandlers } from '../apis/service-changes/handlers.ts';
import { servicesHandlers } from '../apis/services/handlers.ts';
import { siteListHandlers } from '../apis/site-lists/handlers.ts';
import { numberedSitesHandlers, sitesHandlers } from '../apis/sites/handlers.ts';
import { ticketsHandlers } from '../apis/tickets/handlers.ts';
import { userAdminHandlers } from '../apis/user-admin/handlers.ts';
import type { Database } from '../database/connect.ts';
import type { Handlers } from '../http/operation.ts';
import type { IdentityDirectory } from '../identity-provider/accounts/identity-directory.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import type { Guard } from './guard.ts';
import { proxyApi } from './proxy-api.ts';
import { serveApi, type AnyHandlers } from './serve-api.ts';
import type { UpstreamOptions } from './upstream.ts';

/** The built-in implementation of each API. */
const builtIn: Record<
  ApiId,
  (database: Database, directory: IdentityDirectory, sender: MailSender, environment: Environment) => AnyHandlers
> = {
  'user-admin': userAdminHandlers,
  'portal-user': portalUserHandlers,
  'quote-and-order': (database): Handlers<quoteAndOrderOperations> => ({
    ...quoteAndOrderHandlers(database),
    ...correlationHandlers(database),
    ...priceRulesHandlers(database),
    ...feasibilityHandlers(database),
    ...priceEstimateHandlers(database),
    ...siteListHandlers(database),
  }),
  'account-registration': (database, directory, sender) => accountRegistrationHandlers(database, directory, sender),
  cases: casesHandlers,
  services: servicesHandlers,
  sites: sitesHandlers,
  'sites-v1': numberedSitesHandlers,
  'network-map': networkMapHandlers,
  orders: ordersHandlers,
  'delivery-status': deliveryStatusHandlers,
  'quote-and-order-v2': addressesHandlers,
  'quote-and-order-v4': (database, _directory, sender, { log }) => quotesHandlers(database, sender, log),
  'quote-and-order-v5': (database): Handlers<quoteAndOrderV5Operations> => ({
    ...placedOrderHandlers(database),
    ...checkoutHandlers(database),
  }),
  'service-changes': serviceChangesHandlers,
  disturbances: disturbancesHandlers,
  'operational-status': operationalStatusHandlers,
  'customer-contact': customerContactHandlers,
  tickets: ticketsHandlers,
  notifications: notificationsHandlers,
};

/** What handlers may need to know of the server around them. */
export interface Environment {
  isProxied: (api: ApiId) => boolean;
  log: FastifyBaseLogger;
}

export interface GatewayOptions {
  guard: Guard;
  directory: IdentityDirectory;
  sender: MailSender;
  upstreams: Record<ApiId, string | undefined>;
  bodyLimit: number;
  upstreamOptions?: UpstreamOptions | undefined;
}

const apiIds = Object.keys(apis) as ApiId[];

/** Mounts every API of the contracts: at the provider's own system where an upstream is set, else built in. */
export async function serveApis(
  server: FastifyInstance,
  { guard, directory, sender, upstreams, bodyLimit, upstreamOptions }: GatewayOptions,
): Promise<void> {
  const environment = { isProxied: (id: ApiId) => upstreams[id] !== undefined, log: server.log };
  for (const id of apiIds) {
    const { prefix } = apis[id];
    const document = documents[id];
    const upstream = upstreams[id];
    if (upstream === undefined)
      await serveApi(
        server,
        { prefix, document, handlers: builtIn[id](guard.database, directory, sender, environment) },
        guard,
      );
    else await proxyApi(server, { prefix, document, upstream, bodyLimit }, guard, upstreamOptions);
  }
}

/** The table of APIs, one line each: `user-admin: built-in`. */
export function describeApis(upstreams: Record<ApiId, string | undefined>): string[] {
  return apiIds.map((id) => `${id}: ${upstreams[id] ?? 'built-in'}`);
}
