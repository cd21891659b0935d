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

/** Keeps what the directory has said of an invitation: sent, not needed, or nothing new. */
export async function noteInvitation(
  { query, customerId }: Transaction,
  userId: string,
  isInvited: boolean | undefined,
): Promise<void> {
  if (isInvited === undefined) return;
  await query
    .updateTable('customer_users')
    .set({ invited_until: isInvited ? sql<Date>`now() + ${invitationDays} * interval '1 day'` : null })
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

/** How often the user has been invited again within a day. */
export async function countInvitations({ query, customerId }: TenantQueries, userId: string): Promise<number> {
  const { sent } = await query
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('customer_id', '=', customerId)
    .where('object_type', '=', 'customerUser')
    .where('object_id', '=', userId)
    .where('action', '=', 'resendInvitation')
    .where('outcome', '=', 'done')
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(sent);
}
