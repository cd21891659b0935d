import { sql, type RawBuilder } from 'kysely';
import { sessionCustomerModel } from './session-customer.ts';

/**
 * Whether the session that a token names (`sid`) still runs. It is the grant that all tabs of a browser share: logging out, a new
 * password, a code or refresh token that is used twice, and losing the right to sign in all delete it.
 */
export function runningSession(sid: string): RawBuilder<boolean> {
  return sql`exists (select from oidc_payloads where model = 'Grant' and id = ${sid} and expires_at > ${new Date(Date.now())})`;
}

/**
 * Whether the session acts as this user now: it stops by choosing somebody else, or the customer alone, and the tokens from before are then
 * good for nothing.
 */
export function sessionActing(
  sid: string,
  { customerId, userId }: { customerId: string; userId: string },
): RawBuilder<boolean> {
  return sql`exists (select from oidc_payloads where model = ${sessionCustomerModel} and id = ${sid}
    and payload ->> 'customerId' = ${customerId} and payload -> 'actingAs' ->> 'userId' = ${userId})`;
}
