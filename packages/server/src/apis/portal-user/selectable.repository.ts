import type { Registry, SelectableCustomer, SelectableUser } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

// Choosing a customer comes before working for it: these reads are the identity provider's, who knows everybody's customers.

/** The customers whose active user the account is; every customer without an account. By name. */
export async function findSelectableCustomers(
  { identityReads }: Database,
  accountId?: string,
): Promise<SelectableCustomer[]> {
  const customers = identityReads
    .selectFrom('customers')
    .select([
      'customers.customer_id as id',
      'customers.name',
      'customers.customer_reference_name as customerReferenceName',
      'customers.registry as microserviceRegistry',
      'customers.type',
      'customers.organisation_number',
    ])
    .orderBy('customers.name')
    .orderBy('customers.customer_id');
  const rows =
    accountId === undefined
      ? customers
      : customers
          .innerJoin('customer_users', 'customer_users.customer_id', 'customers.customer_id')
          .where('customer_users.account_id', '=', accountId)
          .where('customer_users.active', '=', true);
  return (await rows.execute()).map(({ organisation_number: organisationNumber, ...customer }) => ({
    ...customer,
    ...(organisationNumber !== null && { organisationNumber }),
  }));
}

/** Active users of a customer, by name; undefined where the registry has no such customer. */
export async function findSelectableUsers(
  { identityReads }: Database,
  customer: { customerId: string; registry: Registry },
): Promise<SelectableUser[] | undefined> {
  const { rows } = await sql<Omit<SelectableUser, 'id'> & { id: string | null }>`
    select users.id, users.first_name || ' ' || users.last_name as "fullName", users.email,
      array(select distinct right_id from granted_rights as given where given.customer_id = users.customer_id and given.user_id = users.id order by right_id) as roles
    from customers
    left join customer_users as users on users.customer_id = customers.customer_id and users.active
    where customers.customer_id = ${customer.customerId} and customers.registry = ${customer.registry}
    order by lower_latin(users.first_name || ' ' || users.last_name) collate "C", lower(users.email)`.execute(
    identityReads,
  );
  return rows.length === 0 ? undefined : rows.filter((row): row is SelectableUser => row.id !== null);
}

/** Whether somebody is an active user of the customer, in this registry, whom staff can act as. */
export async function isSelectableUser(
  { identityReads }: Database,
  { customerId, registry, userId }: { customerId: string; registry: Registry; userId: string },
): Promise<boolean> {
  const row = await identityReads
    .selectFrom('customer_users as users')
    .innerJoin('customers', 'customers.customer_id', 'users.customer_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('users.id')
    .where('users.customer_id', '=', customerId)
    .where('customers.registry', '=', registry)
    .where('users.id', '=', userId)
    .where('users.active', '=', true)
    .where('accounts.user_category', '=', 'customer')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of a customer's user. */
export async function accountOfUser(
  { identityReads }: Database,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<string | undefined> {
  const row = await identityReads
    .selectFrom('customer_users')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.account_id;
}
