import type { Registry } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { isStorable } from '../protocol/oidc-adapter.ts';

type Query = Kysely<Schema>;

/** A person who can sign in. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  userCategory: 'customer' | 'internalStaff';
  realmRoles: string[];
  defaultCustomerId: string | null;
  cdnId: string | null;
}

/** The customer that a session acts for, and what the account may do there. */
export interface CustomerScope {
  customerId: string;
  registry: Registry;
  roles: string[];
  /** Id of the customer's user whom a member of the provider's staff acts as; the roles are then that user's. */
  actingAs?: string;
}

/** An account that may sign in: of the provider's staff, or an active user of at least one customer. */
export async function findActiveAccount(query: Query, accountId: string): Promise<Account | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(accountId)) return undefined;
  const row = await selectAccount(query).where('accounts.id', '=', accountId).executeTakeFirst();
  return row === undefined || !row.isActive ? undefined : accountOf(row);
}

/** What a login needs to know of an e-mail; `passwordHash` is null until the invitation is accepted. */
export async function findLogin(
  query: Query,
  email: string,
): Promise<{ accountId: string; passwordHash: string | null; isActive: boolean } | undefined> {
  if (!isStorable(email)) return undefined;
  const row = await selectAccount(query).select('accounts.password_hash').where(isEmail(email)).executeTakeFirst();
  return row === undefined
    ? undefined
    : { accountId: row.id, passwordHash: row.password_hash, isActive: row.isActive === true };
}

/** Compares as the unique index on e-mails does. */
export function isEmail(email: string) {
  return sql<boolean>`lower(accounts.email) = lower(${email})`;
}

/** Whether the account has this e-mail, and its holder has accepted an invitation that went there. */
export async function hasProvenEmail(query: Query, accountId: string, email: string): Promise<boolean> {
  const account = await query
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('email_proven', '=', true)
    .where(isEmail(email))
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Where the account may act: as wanted if it has the right, else at its first customer, which is the default one where it
 * may act there. Undefined where it may act nowhere.
 */
export async function customerScopeOf(
  query: Query,
  account: Account,
  wanted?: { customerId: string; registry?: Registry; userId?: string | undefined },
): Promise<CustomerScope | undefined> {
  const customers =
    account.userCategory === 'internalStaff'
      ? await staffCustomers(query, account, wanted?.customerId)
      : await ownCustomers(query, account);
  const actedId =
    wanted?.userId === undefined ? undefined : await actable(query, account, { ...wanted, userId: wanted.userId });
  // Who may not act as the user gets no other scope.
  if (wanted?.userId !== undefined && actedId === undefined) return customerScopeOf(query, account);
  const isWanted = (customer: { customerId: string; registry: Registry }) =>
    customer.customerId === wanted?.customerId &&
    (wanted.registry === undefined || wanted.registry === customer.registry);
  const customer =
    customers.find(isWanted) ??
    customers.find(({ customerId }) => customerId === account.defaultCustomerId) ??
    customers[0];
  if (customer === undefined) return undefined;
  const roles = await rolesIn(query, actedId ?? account.id, customer.customerId);
  return { ...customer, roles, ...(actedId !== undefined && wanted?.userId ? { actingAs: wanted.userId } : {}) };
}

/** The account behind an active user of a customer, whom the provider's staff may act as: never as each other. */
async function actable(
  query: Query,
  account: Account,
  { customerId, registry, userId }: { customerId: string; registry?: Registry; userId: string },
): Promise<string | undefined> {
  if (account.userCategory !== 'internalStaff') return undefined;
  const row = await query
    .selectFrom('customer_users')
    .innerJoin('accounts', 'accounts.id', 'customer_users.account_id')
    .select('accounts.id')
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.id', '=', userId)
    .where('customer_users.active', '=', true)
    .where('accounts.user_category', '=', 'customer')
    .$if(registry !== undefined, (users) =>
      users
        .innerJoin('customers', 'customers.customer_id', 'customer_users.customer_id')
        .where('customers.registry', '=', registry ?? 'se'),
    )
    .executeTakeFirst();
  return row?.id;
}

function selectAccount(query: Query) {
  return query
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'email',
      'first_name',
      'last_name',
      'user_category',
      'realm_roles',
      'default_customer_id',
      'cdn_id',
    ])
    .select((is) =>
      is
        .or([
          is('user_category', '=', 'internalStaff'),
          is.exists(
            is
              .selectFrom('customer_users')
              .select('customer_users.id')
              .whereRef('account_id', '=', 'accounts.id')
              .where('active', '=', true),
          ),
        ])
        .as('isActive'),
    );
}

function accountOf(row: Awaited<ReturnType<ReturnType<typeof selectAccount>['executeTakeFirstOrThrow']>>): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    userCategory: row.user_category,
    realmRoles: row.realm_roles,
    defaultCustomerId: row.default_customer_id,
    cdnId: row.cdn_id,
  };
}

/** Staff may act for any customer; only the two that can matter are read. */
async function staffCustomers(query: Query, account: Account, wantedId: string | undefined) {
  const ids = [wantedId, account.defaultCustomerId].filter((id) => id !== undefined && id !== null);
  if (ids.length === 0) return [];
  return query
    .selectFrom('customers')
    .select(['customer_id as customerId', 'registry'])
    .where('customer_id', 'in', ids)
    .orderBy('customer_id')
    .execute();
}

async function ownCustomers(query: Query, account: Account) {
  return query
    .selectFrom('customer_users')
    .innerJoin('customers', 'customers.customer_id', 'customer_users.customer_id')
    .select(['customers.customer_id as customerId', 'customers.registry'])
    .where('customer_users.account_id', '=', account.id)
    .where('customer_users.active', '=', true)
    .orderBy('customers.customer_id')
    .execute();
}

async function rolesIn(query: Query, accountId: string, customerId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('customer_users')
    .innerJoin('granted_rights as given', (join) =>
      join
        .onRef('given.customer_id', '=', 'customer_users.customer_id')
        .onRef('given.user_id', '=', 'customer_users.id'),
    )
    .select('given.right_id')
    .distinct()
    .where('customer_users.account_id', '=', accountId)
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.active', '=', true)
    .orderBy('given.right_id')
    .execute();
  return rows.map(({ right_id }) => right_id);
}
