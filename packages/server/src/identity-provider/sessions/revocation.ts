import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionCustomerModel } from './session-customer.ts';

type Query = Kysely<Schema>;

/** Ends grants with all that was issued under them: no refresh token or code of theirs works any more. */
export async function revokeGrants(query: Query, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await query
    .deleteFrom('oidc_payloads')
    .where((is) =>
      is.or([is('grant_id', 'in', grantIds), is.and([is('model', '=', 'Grant'), is('id', 'in', grantIds)])]),
    )
    .execute();
}

/** Ends what the account does for one customer. Its browsers stay signed in and go on at another customer. */
export async function revokeCustomer(query: Query, accountId: string, customerId: string): Promise<void> {
  const sessions = await sessionsOf(query, accountId);
  await revokeGrants(
    query,
    sessions.filter((session) => session.customerId === customerId).map(({ grantId }) => grantId),
  );
}

/** Signs the account out everywhere, in browsers that belong to no customer just now too. A login that has been passed and not yet followed is worth nothing any more. */
export async function revokeAccount(query: Query, accountId: string): Promise<void> {
  const sessions = await sessionsOf(query, accountId);
  await revokeGrants(
    query,
    sessions.map(({ grantId }) => grantId),
  );
  await sql`delete from oidc_payloads where (model = 'Session' and payload ->> 'accountId' = ${accountId})
    or (model = 'Interaction' and ${accountId} in (payload #>> '{result,login,accountId}', payload #>> '{session,accountId}'))`.execute(
    query,
  );
}

async function sessionsOf(query: Query, accountId: string): Promise<{ grantId: string; customerId: string }[]> {
  const rows = await query
    .selectFrom('oidc_payloads')
    .select(['id', 'payload'])
    .where('model', '=', sessionCustomerModel)
    .where('uid', '=', accountId)
    .execute();
  return rows.map(({ id, payload }) => ({
    grantId: id,
    customerId: String(payload['customerId']),
  }));
}
