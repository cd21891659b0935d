import {
  countries,
  customerIdOf,
  registries,
  rolesOf,
  type Country,
  type Registry,
  type RoleClaims,
} from '@skerry/contracts';

/** Who is signed in and for which customer, as the access token says. */
export interface Identity {
  /** The account (`sub`): the person, whichever customer they act for. */
  accountId: string;
  customerId: string;
  registry: Registry;
  roles: readonly string[];
  /** The provider's own staff. They see debug details. */
  isInternal: boolean;
  customerCountry: Country;
  cdnId: string | undefined;
  /** When the session began; undefined where the provider does not say. */
  loggedInAt: Date | undefined;
  /** What was asked besides the password, in the provider's words. */
  mfaType: string | undefined;
  /** May go on to the Versa portal without a login of its own. */
  versaSsoAllowed: boolean;
  /** The customer's user that staff of the provider act as. */
  impersonatedUserId: string | undefined;
}

/** What is read from an access token. Nothing about it is certain: it may come from any provider. */
export interface TokenClaims extends RoleClaims {
  sub?: string;
  userCategory?: string;
  customerLocale?: string;
  customer?: { id?: string; actingAs?: { id?: string } };
  customerScope?: string;
  microserviceRegistry?: string;
  /** The client that the token is for. Its last part may name the registry, as in `portal-no`. */
  azp?: string;
  client_id?: string;
  cdn_id?: string;
  /** Seconds since 1970. */
  auth_time?: unknown;
  mfaType?: unknown;
  versaSsoAllowed?: unknown;
}

/** The token names another country than ours: `se` stands in, and the provider's mapping wants a look. */
export class UnknownLocaleError extends Error {
  override name = 'UnknownLocaleError';
}

/** Whether the token names a country that is none of ours. */
export function hasUnknownLocale({ customerLocale }: TokenClaims): boolean {
  return customerLocale !== undefined && oneOf(countries, customerLocale) === undefined;
}

/** A token without a customer to act for. */
export class CustomerScopeMissingError extends Error {
  override name = 'CustomerScopeMissingError';
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((candidate) => candidate === value);
}

function registryOfClient({ azp, client_id: clientId = azp }: TokenClaims): Registry | undefined {
  return oneOf(registries, /[-_.](\w+)$/.exec(clientId ?? '')?.[1]);
}

/**
 * Reads an identity from the claims of an access token.
 *
 * @throws CustomerScopeMissingError where the token names no account or no customer.
 */
export function identityOf(claims: TokenClaims): Identity {
  const customerId = customerIdOf(claims);
  if (!claims.sub || !customerId) throw new CustomerScopeMissingError('The access token names no customer.');
  return {
    accountId: claims.sub,
    customerId,
    registry: oneOf(registries, claims.microserviceRegistry) ?? registryOfClient(claims) ?? 'se',
    roles: rolesOf(claims),
    isInternal: claims.userCategory === 'internalStaff',
    customerCountry: oneOf(countries, claims.customerLocale) ?? 'se',
    cdnId: claims.cdn_id,
    loggedInAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    mfaType: typeof claims.mfaType === 'string' ? claims.mfaType : undefined,
    // Some mappers write every claim as text.
    versaSsoAllowed: claims.versaSsoAllowed === true || claims.versaSsoAllowed === 'true',
    impersonatedUserId: claims.customer?.actingAs?.id,
  };
}

/** Names the principal that answers and drafts belong to: account, customer and impersonated user. */
export function principalOf({
  accountId,
  customerId,
  impersonatedUserId = '',
}: Pick<Identity, 'accountId' | 'customerId'> & Partial<Identity>): string {
  return [accountId, customerId, impersonatedUserId].join('|');
}
