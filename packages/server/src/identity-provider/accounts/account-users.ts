import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Query = Kysely<Schema>;

/** Whether the account is a user of no other customer, and not one of the provider's staff. */
export async function isOfNobodyElse(
  query: Query,
  account: { id: string; user_category: string },
  customerId: string,
): Promise<boolean> {
  if (account.user_category !== 'customer') return false;
  const other = await query
    .selectFrom('customer_users')
    .select('id')
    .where('account_id', '=', account.id)
    .where('customer_id', '<>', customerId)
    .executeTakeFirst();
  return other === undefined;
}

/** Whether one of the accounts is of the provider's staff. */
export async function hasStaff(query: Query, accountIds: readonly string[]): Promise<boolean> {
  if (accountIds.length === 0) return false;
  const account = await query
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .where('user_category', '=', 'internalStaff')
    .executeTakeFirst();
  return account !== undefined;
}
