import type { Registry } from '@skerry/contracts';
import { StartupFault } from '../config/startup-fault.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { remoteKeys } from '../identity/verify-token.ts';
import { adminApi } from './admin-api.ts';
import { keycloakDirectory } from './keycloak-directory.ts';

export interface KeycloakOptions {
  issuer: string;
  /** The portal's own client. */
  clientId: string;
  /** The client whose service account manages the realm's users. */
  adminClientId: string;
  adminClientSecret: string;
  /** Where an invited person goes after setting a password, by the customer's registry. */
  originFor: (registry: Registry) => string;
}

/** A realm of Keycloak: people sign in there, and user administration keeps its accounts. */
export function keycloakIdentity(options: KeycloakOptions): IdentityProvider {
  const { issuer, clientId, adminClientId, adminClientSecret, originFor } = options;
  if (!/\/realms\/[^/]+$/.test(issuer))
    throw new StartupFault(
      'SKERRY_IDENTITY_ISSUER is no realm of Keycloak.',
      'Write it as https://login.example/realms/portal, or leave SKERRY_KEYCLOAK_CLIENT_SECRET out.',
    );
  const admin = adminApi({
    issuer,
    clientId: adminClientId,
    clientSecret: adminClientSecret,
    portalClientId: clientId,
  });
  return {
    issuer,
    keys: remoteKeys(issuer),
    keepsSessions: false,
    // Keycloak's own page of each account; passwords are below “Signing in” there.
    forBrowser: () => ({ issuer, clientId, passwordChange: { page: `${issuer}/account/` } }),
    directory: keycloakDirectory(admin, originFor),
  };
}
