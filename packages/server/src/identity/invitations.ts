import type { CustomerUser } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../database/connect.ts';
import { invitationDays } from '../identity-provider/accounts/identity-directory.ts';

/** How far somebody has come from being invited to signing in, as far as that is known here. */
export function invitationOf({
  last_login_at: lastLoginAt,
  invited_until: until,
}: {
  last_login_at: Date | null;
  invited_until: Date | null;
}): NonNullable<CustomerUser['invitation']> {
  if (until === null || lastLoginAt !== null) return { state: 'accepted', validUntil: null };
  return { state: until.getTime() > Date.now() ? 'invited' : 'expired', validUntil: until.toISOString() };
}

/**
 * The user is invited until they have signed in at this customer, whether or not the address had an account that needed no mail: who
 * may invite would learn it from another state.
 */
export async function noteInvitation({ query, customerId }: Transaction, userId: string): Promise<void> {
  await query
    .updateTable('customer_users')
    .set({ invited_until: sql<Date>`now() + ${invitationDays} * interval '1 day'` })
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .execute();
}

/** The user has moved to another account, with which nobody has come here yet. */
export async function forgetLogins({ query, customerId }: Transaction, userId: string): Promise<void> {
  await query
    .updateTable('customer_users')
    .set({ last_login_at: null })
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .execute();
}

/** Seconds until the user can be invited again, who gets so many in a day; undefined for now. */
export async function secondsToInvitation(
  { query, customerId }: TenantQueries,
  userId: string,
  maxPerDay: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from at + interval '1 day' - now())::float8 as seconds from audit_log
    where customer_id = ${customerId} and object_type = 'customerUser' and object_id = ${userId} and action = 'resendInvitation'
      and outcome = 'done' and at > now() - interval '1 day'
    order by at desc offset ${maxPerDay - 1} limit 1`.execute(query);
  return rows[0]?.seconds;
}
