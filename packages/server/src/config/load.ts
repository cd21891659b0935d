import { apis, countries, type ApiId, type Country } from '@skerry/contracts';
import { parseHosts, type PortalHost } from './hosts.ts';
import type { Key } from './key.ts';
import { keys } from './keys.ts';
import { StartupFault } from './startup-fault.ts';

type Value<K> = K extends { parse: (text: string) => infer V; default: string }
  ? V
  : K extends { parse: (text: string) => infer V }
    ? V | undefined
    : never;
type Plain = {
  [Name in keyof typeof keys as (typeof keys)[Name] extends { parse: unknown } ? Name : never]: Value<
    (typeof keys)[Name]
  >;
};

/** The configuration of one server, read and checked. */
export interface Config extends Omit<Plain, 'hosts' | 'demo'> {
  demo: boolean;
  /** The first one is where links in mails lead when nothing else says so. */
  hosts: [PortalHost, ...PortalHost[]];
  supportPhone: Record<Country, string | undefined>;
  faultReportPhone: Record<Country, string | undefined>;
  salesPhone: Record<Country, string | undefined>;
  salesEmail: string;
  deliveryPhone: Record<Country, string | undefined>;
  deliveryEmail: string;
  privacyPolicyUrl: Record<Country, string | undefined>;
  deliveryTermsUrl: Record<Country, string | undefined>;
  userGuideUrl: Record<Country, string | undefined>;
  apiUpstreams: Record<ApiId, string | undefined>;
}

/** All keys in the order of keys.ts. */
export function allKeys(): Key<unknown>[] {
  return Object.values(keys).flatMap((entry: Key<unknown> | Record<string, Key<unknown>>) =>
    isKey(entry) ? [entry] : Object.values(entry),
  );
}

/** Reads the environment. Throws StartupFault at the first key that is unknown or wrong. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = new Set(allKeys().map(({ name }) => name));
  const unknown = Object.keys(environment).find((name) => name.startsWith('SKERRY_') && !known.has(name));
  if (unknown !== undefined)
    throw new StartupFault(
      `${unknown} is not a key of the configuration.`,
      'Correct or remove it; "npm run config" lists all keys.',
    );

  const read = <V>(key: Key<V>): V | undefined => {
    const given = environment[key.name]?.trim();
    const value = given === undefined || given === '' ? key.default : given;
    return value === undefined ? undefined : parse(key, value);
  };
  const readWithDefault = <V>(key: Key<V> & { default: string }): V => read(key) ?? parse(key, key.default);
  const readCountries = <V>(perCountry: Record<Country, Key<V>>) =>
    Object.fromEntries(countries.map((country) => [country, read(perCountry[country])])) as Record<
      Country,
      V | undefined
    >;

  const databaseUrl = read(keys.databaseUrl);
  const port = readWithDefault(keys.port);
  const [firstHost, ...hosts] = parse(
    { ...keys.hosts, parse: (text: string) => parseHosts(text, port) },
    readWithDefault(keys.hosts),
  );
  if (firstHost === undefined) throw new StartupFault('SKERRY_HOSTS is empty.', 'Name at least one host.');
  const matomoUrl = read(keys.matomoUrl);
  const matomoSiteId = read(keys.matomoSiteId);
  if ((matomoUrl === undefined) !== (matomoSiteId === undefined))
    throw new StartupFault(
      `${keys.matomoUrl.name} and ${keys.matomoSiteId.name} belong together, and one is missing.`,
      'Set both to measure how the portal is used, or neither.',
    );
  return {
    port,
    host: readWithDefault(keys.host),
    databaseUrl,
    databasePoolSize: readWithDefault(keys.databasePoolSize),
    dataFolder: readWithDefault(keys.dataFolder),
    hosts: [firstHost, ...hosts],
    trustedProxies: read(keys.trustedProxies),
    identityIssuer: read(keys.identityIssuer),
    identityClientId: readWithDefault(keys.identityClientId),
    identityAudience: readWithDefault(keys.identityAudience),
    keycloakClientId: readWithDefault(keys.keycloakClientId),
    keycloakClientSecret: read(keys.keycloakClientSecret),
    smtpUrl: read(keys.smtpUrl),
    mailFrom: readWithDefault(keys.mailFrom),
    smsUrl: read(keys.smsUrl),
    smsAuthorization: read(keys.smsAuthorization),
    smsFrom: readWithDefault(keys.smsFrom),
    smsFields: readWithDefault(keys.smsFields),
    smsPerDay: readWithDefault(keys.smsPerDay),
    demo: read(keys.demo) ?? databaseUrl === undefined,
    demoGrow: read(keys.demoGrow),
    demoGrowServices: read(keys.demoGrowServices),
    demoGrowOrders: read(keys.demoGrowOrders),
    demoGrowQuotes: read(keys.demoGrowQuotes),
    portalFolder: readWithDefault(keys.portalFolder),
    appName: readWithDefault(keys.appName),
    supportEmail: readWithDefault(keys.supportEmail),
    rateLimit: readWithDefault(keys.rateLimit),
    maxEventLoopDelay: readWithDefault(keys.maxEventLoopDelay),
    logLevel: readWithDefault(keys.logLevel),
    supportPhone: readCountries(keys.supportPhone),
    faultReportPhone: readCountries(keys.faultReportPhone),
    salesPhone: readCountries(keys.salesPhone),
    salesEmail: readWithDefault(keys.salesEmail),
    deliveryPhone: readCountries(keys.deliveryPhone),
    deliveryEmail: readWithDefault(keys.deliveryEmail),
    privacyPolicyUrl: readCountries(keys.privacyPolicyUrl),
    deliveryTermsUrl: readCountries(keys.deliveryTermsUrl),
    userGuideUrl: readCountries(keys.userGuideUrl),
    largeSearchUrl: read(keys.largeSearchUrl),
    mapStyleUrl: read(keys.mapStyleUrl),
    matomoUrl,
    matomoSiteId,
    matomoImpersonationDimension: readWithDefault(keys.matomoImpersonationDimension),
    apiUpstreams: Object.fromEntries(
      (Object.keys(apis) as ApiId[]).map((id) => [id, read(keys.apiUpstreams[id])]),
    ) as Record<ApiId, string | undefined>,
  };
}

function parse<V>(key: Key<V>, text: string): V {
  try {
    return key.parse(text);
  } catch (error) {
    const reason =
      key.visibility === 'secret' && error instanceof Error
        ? error.message.replaceAll(text, '…')
        : error instanceof Error
          ? error.message
          : String(error);
    throw new StartupFault(`${key.name} is wrong: ${reason}.`, key.comment);
  }
}

function isKey(entry: Key<unknown> | Record<string, Key<unknown>>): entry is Key<unknown> {
  return typeof entry['parse'] === 'function';
}
