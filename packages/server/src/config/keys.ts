import { fileURLToPath } from 'node:url';
import { apis, countries, type ApiId, type Country } from '@skerry/contracts';
import type { Key } from './key.ts';
import { sendingKeys } from './sending-keys.ts';
import { addresses, growth, logLevel, number, onOff, publicUrl, safeUrl, text, url } from './parsers.ts';

/** One key for each country: SKERRY_PRIVACY_POLICY_SE, … */
function perCountry<V = string>(
  name: string,
  comment: string,
  parse: (value: string) => V,
  defaults: Partial<Record<Country, string>> = {},
) {
  return Object.fromEntries(
    countries.map((country) => {
      const fallback = defaults[country];
      const key: Key<V> = {
        name: `SKERRY_${name}_${country.toUpperCase()}`,
        comment: `${comment}, country ${country}.`,
        visibility: 'browser',
        parse,
        ...(fallback !== undefined && { default: fallback }),
      };
      return [country, key];
    }),
  ) as Record<Country, Key<V>>;
}

const apiIds = Object.keys(apis) as ApiId[];

const apiUpstreams: Record<ApiId, Key<string>> = Object.fromEntries(
  apiIds.map((id) => [
    id,
    {
      name: `SKERRY_API_${id.replaceAll('-', '_').toUpperCase()}_UPSTREAM`,
      comment: `Address of a system that serves the API ${id} in place of the built-in one.`,
      visibility: 'server',
      parse: safeUrl,
    },
  ]),
) as Record<ApiId, Key<string>>;

/** Every key of the configuration. */
export const keys = {
  port: {
    name: 'PORT',
    comment: 'Port to listen on.',
    visibility: 'server',
    default: '3000',
    parse: number(0, 65_535),
  },
  host: {
    name: 'HOST',
    comment: 'Address to listen on; 0.0.0.0 for all.',
    visibility: 'server',
    default: 'localhost',
    parse: text,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    comment:
      'PostgreSQL, as postgres://user:password@host:5432/name. Without it an embedded database in the data folder is used, for one process.',
    visibility: 'secret',
    parse: text,
  },
  databasePoolSize: {
    name: 'SKERRY_DATABASE_POOL_SIZE',
    comment:
      'Connections to PostgreSQL that this process may hold. All processes together have to stay below its max_connections.',
    visibility: 'server',
    default: '20',
    parse: number(2, 500),
  },
  dataFolder: {
    name: 'SKERRY_DATA_FOLDER',
    comment: 'Folder of the embedded database.',
    visibility: 'server',
    default: fileURLToPath(new URL('../../../../.data', import.meta.url)),
    parse: text,
  },
  hosts: {
    name: 'SKERRY_HOSTS',
    comment:
      'The only hosts that are served: name, name=country or name=country/carrier, separated by commas. Where no country is given, the top-level domain says it, else it is se. Local names use http, all others https.',
    visibility: 'server',
    default: 'localhost=se,no.localhost=no,dk.localhost=dk,carrier.localhost=se/carrier',
    parse: text,
  },
  trustedProxies: {
    name: 'SKERRY_TRUSTED_PROXIES',
    comment:
      'Addresses or networks of the proxies in front, separated by commas. Only their X-Forwarded headers count.',
    visibility: 'server',
    parse: addresses,
  },
  identityIssuer: {
    name: 'SKERRY_IDENTITY_ISSUER',
    comment:
      'Issuer of another OpenID provider, for example https://login.example/realms/portal. Without it the embedded provider is used.',
    visibility: 'browser',
    parse: safeUrl,
  },
  identityClientId: {
    name: 'SKERRY_IDENTITY_CLIENT_ID',
    comment: 'Client id of the portal at the OpenID provider.',
    visibility: 'browser',
    default: 'skerry-portal',
    parse: text,
  },
  identityAudience: {
    name: 'SKERRY_IDENTITY_AUDIENCE',
    comment: 'Audience that access tokens must have.',
    visibility: 'server',
    default: 'skerry-api',
    parse: text,
  },
  keycloakClientId: {
    name: 'SKERRY_KEYCLOAK_CLIENT_ID',
    comment: 'Client in Keycloak whose service account may manage users.',
    visibility: 'server',
    default: 'skerry-user-administration',
    parse: text,
  },
  keycloakClientSecret: {
    name: 'SKERRY_KEYCLOAK_CLIENT_SECRET',
    comment:
      'Secret of that client. With it the issuer is a realm of Keycloak, in which user administration keeps the accounts of its users.',
    visibility: 'secret',
    parse: text,
  },
  ...sendingKeys,
  demo: {
    name: 'SKERRY_DEMO',
    comment:
      'Whether to fill an empty database with the demo data: on or off. Logins and passwords of the demo are public, so it is on by itself only with the embedded database.',
    visibility: 'server',
    parse: onOff,
  },
  demoGrow: {
    name: 'SKERRY_DEMO_GROW',
    comment: 'Grows a demo customer to a number of users, as customerId:users.',
    visibility: 'server',
    parse: growth,
  },
  demoGrowServices: {
    name: 'SKERRY_DEMO_GROW_SERVICES',
    comment: 'Grows a demo customer to a number of services, as customerId:services.',
    visibility: 'server',
    parse: growth,
  },
  demoGrowOrders: {
    name: 'SKERRY_DEMO_GROW_ORDERS',
    comment: 'Grows a demo customer to a number of orders, of the services that it has, as customerId:orders.',
    visibility: 'server',
    parse: growth,
  },
  demoGrowQuotes: {
    name: 'SKERRY_DEMO_GROW_QUOTES',
    comment: 'Grows a demo customer to a number of quotes, as customerId:quotes.',
    visibility: 'server',
    parse: growth,
  },
  portalFolder: {
    name: 'SKERRY_PORTAL_FOLDER',
    comment: 'Folder of the built portal.',
    visibility: 'server',
    default: fileURLToPath(new URL('../../../portal/dist', import.meta.url)),
    parse: text,
  },
  appName: {
    name: 'SKERRY_APP_NAME',
    comment: 'Name of the portal, in titles and mails.',
    visibility: 'browser',
    default: 'Skerry',
    parse: text,
  },
  supportEmail: {
    name: 'SKERRY_SUPPORT_EMAIL',
    comment: 'E-mail address of the support.',
    visibility: 'browser',
    default: 'support@skerry.example',
    parse: text,
  },
  rateLimit: {
    name: 'SKERRY_RATE_LIMIT',
    comment: 'API calls that one user may make in a minute, at each process.',
    visibility: 'server',
    default: '1200',
    parse: number(1, 100_000_000),
  },
  maxEventLoopDelay: {
    name: 'SKERRY_MAX_EVENT_LOOP_DELAY',
    comment:
      'Milliseconds that the process may lag behind before it answers 503; 0 for any. Not used with the embedded database.',
    visibility: 'server',
    default: '2000',
    parse: number(0, 60_000),
  },
  logLevel: {
    name: 'SKERRY_LOG_LEVEL',
    comment: 'fatal, error, warn, info (each request), debug, trace or silent.',
    visibility: 'server',
    default: 'warn',
    parse: logLevel,
  },
  // Sweden keeps 08-465 004 00 to 99 out of use for examples; Denmark has no such numbers.
  supportPhone: perCountry('SUPPORT_PHONE', 'Phone number of the support; where there is none, that of se', text, {
    se: '+46 8 465 004 20',
    dk: '+46 8 465 004 22',
  }),
  faultReportPhone: perCountry(
    'FAULT_REPORT_PHONE',
    'Phone number for fault reports, day and night; where there is none, that of se',
    text,
    { se: '+46 8 465 004 21', dk: '+46 8 465 004 23' },
  ),
  salesPhone: perCountry('SALES_PHONE', 'Phone number of sales; where there is none, that of se', text, {
    se: '+46 8 465 004 33',
  }),
  salesEmail: {
    name: 'SKERRY_SALES_EMAIL',
    comment: 'E-mail address of sales.',
    visibility: 'browser',
    default: 'sales@skerry.example',
    parse: text,
  },
  deliveryPhone: perCountry(
    'DELIVERY_PHONE',
    'Phone number of those who coordinate deliveries; where there is none, that of se',
    text,
    { se: '+46 8 465 004 34' },
  ),
  deliveryEmail: {
    name: 'SKERRY_DELIVERY_EMAIL',
    comment: 'E-mail address of those who coordinate deliveries.',
    visibility: 'browser',
    default: 'delivery@skerry.example',
    parse: text,
  },
  privacyPolicyUrl: perCountry('PRIVACY_POLICY_URL', 'Address of the privacy policy', url('https:')),
  deliveryTermsUrl: perCountry(
    'DELIVERY_TERMS_URL',
    'Address of the terms of delivery, which are read before an order is placed',
    url('https:'),
  ),
  userGuideUrl: perCountry('USER_GUIDE_URL', 'Address of the user guide', url('https:')),
  largeSearchUrl: {
    name: 'SKERRY_LARGE_SEARCH_URL',
    comment:
      'Address of a tool of the provider’s own for prices at very many sites. Customers with the flag largeLinkToMint are led to it from lists of more than 200.',
    visibility: 'browser',
    parse: url('https:'),
  },
  mapStyleUrl: {
    name: 'SKERRY_MAP_STYLE_URL',
    comment:
      'Address of a MapLibre style for the map of sites. Its tiles, fonts and pictures must come from the same origin. Without it the built-in chart is shown, which asks nobody for anything.',
    visibility: 'browser',
    parse: safeUrl,
  },
  matomoUrl: {
    name: 'SKERRY_MATOMO_URL',
    comment:
      'Address of a Matomo installation that measures how the portal is used, by those who agree to it. Without it nothing is measured.',
    visibility: 'browser',
    parse: publicUrl,
  },
  matomoSiteId: {
    name: 'SKERRY_MATOMO_SITE_ID',
    comment: 'Id of the portal in that Matomo installation.',
    visibility: 'browser',
    parse: number(1, 999_999_999),
  },
  matomoImpersonationDimension: {
    name: 'SKERRY_MATOMO_IMPERSONATION_DIMENSION',
    comment:
      'Id of the custom dimension of visits in Matomo that says whether staff act as a customer’s user, yes or no.',
    visibility: 'browser',
    default: '1',
    parse: number(1, 999),
  },
  apiUpstreams,
} as const satisfies Record<string, Key<unknown> | Record<string, Key<unknown>>>;
