import type { AccessTokenClaims } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Principal } from './principal.ts';

/** A session lasts no longer: of a token that does not say when its person signed in, a later one is another sign-in. */
const sessionMilliseconds = 12 * 60 * 60 * 1000;

/**
 * What writes down when the person came to this customer, once for each sign-in, whichever provider it was at. Undefined where
 * it is known. Staff who act as a user do not get here, and those who are no users have nothing to write it to.
 */
export function signInToNote(
  database: Database,
  { customerId, userId }: Pick<Principal, 'customerId' | 'userId'>,
  known: Date | null,
  { auth_time: signedInAt, iat }: Pick<AccessTokenClaims, 'auth_time' | 'iat'>,
): (() => Promise<void>) | undefined {
  if (userId === null) return undefined;
  const at = new Date((typeof signedInAt === 'number' ? signedInAt : iat) * 1000);
  const isSameFor = typeof signedInAt === 'number' ? 0 : sessionMilliseconds;
  if (known !== null && at.getTime() - known.getTime() <= isSameFor) return undefined;
  return () => noteSignIn(database, { customerId, userId, at });
}

async function noteSignIn(
  database: Database,
  { customerId, userId, at }: { customerId: string; userId: string; at: Date },
): Promise<void> {
  await database.withTenant({ customerId, scope: null }, async ({ query }) => {
    await query
      .updateTable('customer_users')
      // Who is in has accepted.
      .set({ last_login_at: at, invited_until: null })
      .where('customer_id', '=', customerId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('customer_users')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('id', '=', userId)
          // Several calls begin a session.
          .where((is) => is.or([is('last_login_at', 'is', null), is('last_login_at', '<', sql<Date>`${at}`)]))
          // Where somebody is changing the user, a later call writes it down: nobody waits for that.
          .forUpdate()
          .skipLocked(),
      )
      .execute();
  });
}
