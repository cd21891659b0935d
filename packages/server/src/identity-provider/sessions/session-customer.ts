import type { Database } from '../../database/connect.ts';
import { oidcAdapter } from '../protocol/oidc-adapter.ts';

/** Our own kind of object beside those of the OpenID provider. */
export const sessionCustomerModel = 'SessionCustomer';

/** Which customer a signed-in session acts for. Kept per grant: all tabs of a browser share it, and a refresh keeps it. */
export interface SessionCustomer {
  accountId: string;
  customerId: string;
  sessionUid: string;
  /** The customer's user that a member of the provider's staff acts as. */
  actingAs?: ActingAs;
}

export interface ActingAs {
  userId: string;
  /** When it ends by itself, in seconds since the epoch. */
  until: number;
}

export interface SessionCustomers {
  find(grantId: string): Promise<SessionCustomer | undefined>;
  /** `lifetime` in seconds. */
  save(grantId: string, customer: SessionCustomer, lifetime: number): Promise<void>;
}

export function sessionCustomers(database: Database): SessionCustomers {
  const adapter = oidcAdapter(database, sessionCustomerModel);
  return {
    async find(grantId) {
      const stored = await adapter.find(grantId);
      if (
        !stored ||
        typeof stored.accountId !== 'string' ||
        typeof stored['customerId'] !== 'string' ||
        typeof stored.sessionUid !== 'string'
      )
        return undefined;
      const { accountId, customerId, sessionUid, actingAs } = stored as unknown as SessionCustomer;
      return { accountId, customerId, sessionUid, ...(actingAs === undefined ? {} : { actingAs }) };
    },
    // By the grant it goes when the grant is revoked; by the account (in `uid`) it is found when the account loses its right.
    save: async (grantId, customer, lifetime) => {
      await adapter.upsert(grantId, { ...customer, grantId, uid: customer.accountId }, lifetime);
    },
  };
}
