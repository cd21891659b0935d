import { ProblemError } from '../http/problem.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { remoteKeys } from './verify-token.ts';

/**
 * Another OpenID provider. Its accounts are its own: the built-in user administration shows and changes a customer's users, but what needs
 * an account there is refused with 501: its administration API would have to be connected behind IdentityDirectory, as Keycloak's is.
 */
export function externalIdentity(issuer: string, clientId: string): IdentityProvider {
  const refuse = () => Promise.reject(new ProblemError(501, { code: 'NO_IDENTITY_DIRECTORY' }));
  return {
    issuer,
    keys: remoteKeys(issuer),
    keepsSessions: false,
    forBrowser: () => ({ issuer, clientId }),
    directory: {
      add: refuse,
      change: refuse,
      invite: refuse,
      // The provider does not tell us what it knows about an address.
      isProvenEmail: () => Promise.resolve(false),
      // The server's own directory refuses the user from the next call on, whatever session the provider still keeps.
      deactivate: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      settle: () => Promise.resolve(),
    },
  };
}
