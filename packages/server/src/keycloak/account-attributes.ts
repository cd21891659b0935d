import type { Registry } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Query = Kysely<Schema>;

/** Says that the portal made the account, and so may rename, disable and delete it. */
export const managed = 'skerry_managed';

/** What the script mapper in deploy/keycloak reads of an account. */
export interface AccountAttributes {
  /** The account as a user, `{userId}-{customerId}-{registry}` each: what a hint says that asks to act as that user. */
  skerry_user: string[];
  /** `{customerId}:{role}` each. */
  skerry_role: string[];
  /** `{customerId}-{registry}`, or none. */
  skerry_default_customer: string[];
  skerry_category: string[];
  skerry_cdn_id: string[];
}

export interface AccountRow {
  id: string;
  user_category: 'customer' | 'internalStaff';
  default_customer_id: string | null;
  cdn_id: string | null;
}

/** An account as its rows say at this moment. Only active users count. */
export async function attributesOf(query: Query, account: AccountRow): Promise<AccountAttributes> {
  const users = await query
    .selectFrom('customer_users')
    .innerJoin('customers', 'customers.customer_id', 'customer_users.customer_id')
    .select(['customer_users.id', 'customers.customer_id', 'customers.registry'])
    .where('account_id', '=', account.id)
    .where('customer_users.active', '=', true)
    .orderBy('customers.customer_id')
    .execute();
  const roles = await query
    .selectFrom('granted_rights as given')
    .innerJoin('customer_users', (join) =>
      join
        .onRef('customer_users.customer_id', '=', 'given.customer_id')
        .onRef('customer_users.id', '=', 'given.user_id'),
    )
    .select(['given.customer_id', 'given.right_id'])
    .distinct()
    .where('account_id', '=', account.id)
    .where('active', '=', true)
    .orderBy('given.customer_id')
    .orderBy('given.right_id')
    .execute();
  const home = await query
    .selectFrom('customers')
    .select(['customer_id', 'registry'])
    .where('customer_id', '=', account.default_customer_id)
    .executeTakeFirst();
  return {
    skerry_user: users.map((user) => `${user.id}-${customerOf(user)}`),
    skerry_role: roles.map(({ customer_id, right_id }) => `${customer_id}:${right_id}`),
    skerry_default_customer: home === undefined ? [] : [customerOf(home)],
    skerry_category: [account.user_category],
    skerry_cdn_id: account.cdn_id === null ? [] : [account.cdn_id],
  };
}

function customerOf({ customer_id, registry }: { customer_id: string; registry: Registry }): string {
  return `${customer_id}-${registry}`;
}
