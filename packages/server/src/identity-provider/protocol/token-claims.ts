import type { AccessTokenClaims, Country, Registry } from '@skerry/contracts';
import type { Account, CustomerScope } from '../accounts/accounts.ts';
import type { ActingAs } from '../sessions/session-customer.ts';

/** What goes into an access token beside what every token has. Names and e-mail are not in it: they are in the ID token. */
export type OwnClaims = Omit<AccessTokenClaims, 'sub' | 'iat' | 'exp' | 'sid' | 'auth_time'>;

export interface TokenSubject {
  account: Account;
  scope: CustomerScope | undefined;
  /** Whom the account acts as there, and how long. */
  actingAs: ActingAs | undefined;
}

export function accessTokenClaims({ account, scope, actingAs }: TokenSubject, clientId: string): OwnClaims {
  return {
    userCategory: account.userCategory,
    mfaType: account.mfaType,
    versaSsoAllowed: account.versaSsoAllowed,
    // Who acts as a user has that user's rights, and none of their own.
    realm_access: { roles: actingAs === undefined ? account.realmRoles : [] },
    resource_access: { [clientId]: { roles: scope?.roles ?? [] } },
    ...(scope === undefined
      ? {}
      : {
          customer: {
            id: scope.customerId,
            ...(actingAs === undefined ? {} : { actingAs: { id: actingAs.userId, until: actingAs.until } }),
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
