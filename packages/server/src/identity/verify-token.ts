import { countries, type AccessTokenClaims } from '@skerry/contracts';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { ProblemError } from '../http/problem.ts';

export interface TokenRules {
  issuer: string;
  audience: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  /** Told once of each token whose customer has a country that nobody knows; the customer is served as one of se. */
  onUnknownLocale?: (locale: string) => void;
}

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Longer than any token of ours, and not worth verifying beyond. */
const maxTokenLength = 8192;

/**
 * Checks access tokens by these rules. A valid token stays valid until it expires, so it is checked once and then
 * remembered; the directory is asked at each call for what can change: account, user and roles.
 */
export function tokenVerifier(rules: TokenRules): (token: string) => Promise<AccessTokenClaims> {
  const known = new Map<string, AccessTokenClaims>();
  return async (token) => {
    const seen = known.get(token);
    if (seen !== undefined && seen.exp > Date.now() / 1000) return seen;
    known.delete(token);
    const claims = await verifyToken(token, rules);
    // The oldest is dropped first.
    if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
    known.set(token, claims);
    // Another provider may put anything there.
    const locale: unknown = claims.customerLocale;
    if (locale !== undefined && !countries.some((country) => country === locale))
      rules.onUnknownLocale?.(JSON.stringify(locale).slice(0, 20));
    return claims;
  };
}

const maxKnown = 5000;

/** The claims of an access token. Throws 401 for anything else, and 503 where the provider's keys can't be had. */
async function verifyToken(token: string, rules: TokenRules): Promise<AccessTokenClaims> {
  if (token.length > maxTokenLength) throw invalidToken();
  try {
    const { payload } = await jwtVerify<AccessTokenClaims & { azp?: unknown; client_id?: unknown }>(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms,
      typ: 'at+jwt',
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const client = payload.client_id ?? payload.azp;
    if (client !== undefined && client !== rules.clientId) throw invalidToken();
    return payload;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      throw new ProblemError(503, { cause: error, headers: { 'retry-after': '5' } });
    throw invalidToken(error);
  }
}

export function invalidToken(cause?: unknown): ProblemError {
  return new ProblemError(401, { cause, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
}

const cooldown = 30_000;

/** Keys from our own database. An unknown key id reads them again, at most every 30 s. */
export function localKeys(read: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  let known: { readAt: number; find: ReturnType<typeof createLocalJWKSet> } | undefined;
  const load = async () => (known = { readAt: Date.now(), find: createLocalJWKSet(await read()) });
  return async (header, token) => {
    const current = known ?? (await load());
    try {
      return await current.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - current.readAt < cooldown) throw error;
      return (await load()).find(header, token);
    }
  };
}

/** Keys of another provider, found through its discovery document. */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    const { jwks_uri: address, issuer: named } = (await answer.json()) as { jwks_uri?: unknown; issuer?: unknown };
    if (!answer.ok || typeof address !== 'string' || named !== issuer)
      throw new Error(`The discovery document of ${issuer} is not usable.`);
    return createRemoteJWKSet(new URL(address), { cooldownDuration: cooldown });
  };
  return async (header, token) => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return (await found)(header, token);
  };
}
