import type { AccessTokenClaims, Country, Registry } from '@skerry/contracts';
import type { Account, CustomerScope } from './accounts.ts';

/** What goes into an access token beside what every token has. Names and e-mail are not in it: they are in the ID token. */
export type OwnClaims = Omit<AccessTokenClaims, 'sub' | 'iat' | 'exp'>;

export function accessTokenClaims(account: Account, scope: CustomerScope | undefined, clientId: string): OwnClaims {
  return {
    userCategory: account.userCategory,
    // Who acts as a user has that user's rights, and none of their own.
    realm_access: { roles: scope?.actingAs === undefined ? account.realmRoles : [] },
    resource_access: { [clientId]: { roles: scope?.roles ?? [] } },
    ...(scope === undefined
      ? {}
      : {
          customer: {
            id: scope.customerId,
            ...(scope.actingAs === undefined ? {} : { actingAs: { id: scope.actingAs } }),
          },
          customerLocale: countryOf(scope.registry),
          microserviceRegistry: scope.registry,
        }),
    ...(account.cdnId === null ? {} : { cdn_id: account.cdnId }),
  };
}

/** Wholesale customers have no country of their own. */
function countryOf(registry: Registry): Country {
  return registry === 'com' ? 'se' : registry;
}
