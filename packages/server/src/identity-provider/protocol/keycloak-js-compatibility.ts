import type { ClientMetadata, Configuration, Provider } from 'oidc-provider';

/**
 * What keycloak-js needs of an OpenID provider beyond the standard. Each setting is proved by a case in keycloak-js.test.ts,
 * which fails when keycloak-js or oidc-provider no longer needs it.
 */
export interface KeycloakJsOptions {
  clientId: string;
  /** Audience of the access tokens. */
  audience: string;
  /** Origins that the portal is served on. */
  origins: readonly string[];
  /** Lifetime of an access token under a grant, in seconds. */
  accessTokenLifetime: (grantId: string | undefined) => Promise<number>;
}

/** keycloak-js can't name a resource, so every token is for this one: the portal's API. */
const resource = 'urn:skerry:api';

/** A browser has no secret: PKCE instead. keycloak-js comes back to the address that it is told, which is matched to the letter. */
export function keycloakJsClient({ clientId, origins }: KeycloakJsOptions): ClientMetadata {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: origins.flatMap((origin) => [`${origin}/`, `${origin}/silent-check-sso.html`]),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
  };
}

export function keycloakJsSettings({ audience, accessTokenLifetime }: KeycloakJsOptions): Configuration {
  return {
    // keycloak-js reads roles and expiry from the access token: it has to be a JWT, which here only tokens for a resource are.
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: async ({ oidc }) => ({
          scope: '',
          audience,
          accessTokenTTL: await accessTokenLifetime(oidc.entities.Grant?.jti),
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    // keycloak-js never asks for offline_access, and updateToken does nothing without a refresh token.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
  };
}

/** keycloak-js reads every refresh token as a JWT, ours too, which are random: this ending makes it find an empty object in them. */
const emptyJwtPayload = '.e30.';

export function makeRefreshTokensReadable(provider: Provider): void {
  const { prototype } = provider.RefreshToken;
  const generateTokenId: unknown = Reflect.get(prototype, 'generateTokenId');
  if (typeof generateTokenId !== 'function')
    throw new Error('oidc-provider makes its refresh tokens in another way now.');
  Reflect.set(prototype, 'generateTokenId', function withEmptyPayload(this: object) {
    return `${String(Reflect.apply(generateTokenId, this, []))}${emptyJwtPayload}`;
  });
}

/** The endpoints as keycloak-js wants them, on the origin given. */
export interface KeycloakJsMetadata {
  authorization_endpoint: string;
  token_endpoint: string;
  end_session_endpoint: string;
}

export function keycloakJsMetadata(providerAddress: string): KeycloakJsMetadata {
  return {
    authorization_endpoint: `${providerAddress}/auth`,
    token_endpoint: `${providerAddress}/token`,
    end_session_endpoint: `${providerAddress}/session/end`,
  };
}
