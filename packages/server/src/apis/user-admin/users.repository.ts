import type { CustomerUser, CustomerUserPage, RoleGroupReference, UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, TenantReads, Transaction } from '../../database/connect.ts';
import { isFar, orderBy, type PageOf, type SortColumn } from '../../database/far-page.ts';
import { isUuid } from '../../database/uuid.ts';
import { storable } from '../../database/stored-text.ts';
import { invitationOf } from '../../identity/invitations.ts';
import { changesByTime, isEmptyFilter, matchesOf, type UserFilter } from './user-conditions.ts';

/** A user as the API shows it, with the account it belongs to. */
export interface StoredUser {
  user: CustomerUser;
  accountId: string;
}

interface Row {
  id: string;
  account_id: string;
  first_name: string;
  last_name: string;
  email: string;
  cellphone: string | null;
  locale: UserLocale;
  force_two_factor_auth: boolean;
  active: boolean;
  last_login_at: Date | null;
  invited_until: Date | null;
  version: number;
  role_ids: string[];
  groups: RoleGroupReference[];
}

const columns = sql`users.id, users.account_id, users.first_name, users.last_name, users.email, users.cellphone, users.locale, users.force_two_factor_auth, users.active, users.last_login_at, users.invited_until, users.version,
  array(
    select given.role_id from customer_user_roles as given join roles on roles.id = given.role_id and roles.is_customer_role
    where given.customer_id = users.customer_id and given.user_id = users.id order by roles.position
  ) as role_ids,
  (
    select coalesce(json_agg(json_build_object('id', groups.id, 'name', groups.name) order by lower_latin(groups.name) collate "C"), '[]')
    from role_group_members as members join role_groups as groups on groups.customer_id = members.customer_id and groups.id = members.group_id
    where members.customer_id = users.customer_id and members.user_id = users.id
  ) as groups`;

const byEmail = sql`lower(email) collate "C"`;

const fullNameInOrder = sql`lower_latin(first_name || ' ' || last_name) collate "C"`;

const email: SortColumn = { column: byEmail };

/** What the list can be sorted by; an index has each order, with all that it needs. */
const orders = {
  email: [email],
  name: [{ column: fullNameInOrder }, email],
  cellphone: [{ column: sql`cellphone`, isNullable: true }, email],
  active: [{ column: sql`(not active)` }, email],
} as const satisfies Record<string, readonly SortColumn[]>;

export interface ListQuery extends PageOf, UserFilter {
  sortBy: keyof typeof orders | `-${keyof typeof orders}`;
}

/**
 * One page. The number of pages comes from a stored count, or from that of the hits where a filter is given; a far page is a part of the
 * list's remembered order.
 */
export async function listUsers(
  queries: TenantReads,
  { page, pageSize, sortBy, ...filter }: ListQuery,
): Promise<CustomerUserPage> {
  const { query, customerId } = queries;
  const matches = await matchesOf(queries, filter);
  const order = orderBy(orders[sortBy.replace('-', '') as keyof typeof orders], { isDown: sortBy.startsWith('-') });
  const source = sql`customer_users as users where ${matches}`;
  const answer = (items: CustomerUser[], totalItems: number): CustomerUserPage => ({
    items,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
  });
  if (isFar({ page, pageSize })) {
    const name = JSON.stringify([sortBy, filter]);
    const until = changesByTime(queries, filter);
    const { ids, total } = await queries.remembered.page(
      queries,
      { list: 'users', name, parts: [{ source, order }], ...(until && { until }) },
      { page, pageSize },
    );
    const { rows } = await sql<Row>`
      select ${columns} from unnest(${ids}::uuid[]) with ordinality as page (id, place)
        join customer_users as users on users.customer_id = ${customerId} and users.id = page.id
      order by page.place`.execute(query);
    return answer(rows.map(userOf), total);
  }
  const total = isEmptyFilter(filter)
    ? sql`(select users from customer_user_counts where customer_id = ${customerId})`
    : sql`(select count(*)::int from ${source})`;
  // The ids first: what is skipped needs no roles.
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, ${total} as total
    from (select id from ${source} order by ${order} limit ${sql.lit(pageSize)} offset ${page * pageSize}) as page
      join customer_users as users on users.customer_id = ${customerId} and users.id = page.id
    order by ${order}`.execute(query);
  if (rows.length > 0 || page === 0) return answer(rows.map(userOf), rows[0]?.total ?? 0);
  const beyondEnd = await sql<{ total: number | null }>`select ${total} as total`.execute(query);
  return answer([], beyondEnd.rows[0]?.total ?? 0);
}

/** Users after a place in the order of e-mails, with everything: for files. */
export async function usersAfter(
  queries: TenantQueries,
  filter: UserFilter,
  after: string,
  limit: number,
): Promise<CustomerUser[]> {
  const { rows } = await sql<Row>`select ${columns} from customer_users as users
    where ${await matchesOf(queries, filter)} and ${byEmail} > ${after}::text collate "C" order by ${byEmail} limit ${limit}`.execute(
    queries.query,
  );
  return rows.map(userOf);
}

/** The ids of those that a filter finds, the first by e-mail. */
export async function idsMatching(queries: TenantQueries, filter: UserFilter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from customer_users as users
    where ${await matchesOf(queries, filter)} order by ${byEmail} limit ${limit}`.execute(queries.query);
  return rows.map(({ id }) => id);
}

/** Those of the users with one of these e-mails, locked. */
export async function findByEmails(
  { query, customerId }: TenantQueries,
  emails: readonly string[],
  options: { forUpdate?: boolean } = {},
): Promise<StoredUser[]> {
  const lock = options.forUpdate === true ? sql`for update of users` : sql``;
  const { rows } = await sql<Row>`select ${columns} from customer_users as users where users.customer_id = ${customerId}
    and ${byEmail} = any(${storable(emails).map((email) => email.toLowerCase())}::text[]) order by ${byEmail} ${lock}`.execute(
    query,
  );
  return rows.map((row) => ({ user: userOf(row), accountId: row.account_id }));
}

/** The user, or undefined if this customer has none with that id. */
export async function findUser(
  queries: TenantQueries,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<StoredUser | undefined> {
  if (!isUuid(id)) return undefined;
  const { query, customerId } = queries;
  const lock = options.forUpdate === true ? sql`for update of users` : sql``;
  const { rows } =
    await sql<Row>`select ${columns} from customer_users as users where users.customer_id = ${customerId} and users.id = ${id} ${lock}`.execute(
      query,
    );
  const [row] = rows;
  return row === undefined ? undefined : { user: userOf(row), accountId: row.account_id };
}

export interface UserDetails {
  firstName: string;
  lastName: string;
  email: string;
  cellphone: string;
  locale: UserLocale;
  forceTwoFactorAuth: boolean;
  active: boolean;
}

export async function isEmailTaken({ query, customerId }: Transaction, email: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from customer_users where customer_id = ${customerId} and ${byEmail} = lower(${email}) collate "C"`.execute(
      query,
    );
  return rows.length > 0;
}

/** The new user's id; undefined where e-mail or account is already a user of the customer. */
export async function insertUser(
  { query, customerId }: Transaction,
  accountId: string,
  details: UserDetails,
): Promise<string | undefined> {
  const row = await query
    .insertInto('customer_users')
    .values({ customer_id: customerId, account_id: accountId, ...rowOf(details) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateUser(
  { query, customerId }: Transaction,
  id: string,
  accountId: string,
  details: UserDetails,
): Promise<void> {
  await query
    .updateTable('customer_users')
    .set((eb) => ({
      account_id: accountId,
      ...rowOf(details),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteUser({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('customer_users').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** Replaces the customer roles; the finer permissions stay as they are. */
export async function replaceRoles(
  { query, customerId }: Transaction,
  id: string,
  roleIds: readonly string[],
): Promise<void> {
  await sql`delete from customer_user_roles where customer_id = ${customerId} and user_id = ${id}
    and role_id in (select id from roles where is_customer_role) and role_id <> all(${roleIds}::text[])`.execute(query);
  await sql`insert into customer_user_roles (customer_id, user_id, role_id) select ${customerId}, ${id}, unnest(${roleIds}::text[]) on conflict do nothing`.execute(
    query,
  );
  await sql`update customer_users set version = version + 1, updated_at = now() where customer_id = ${customerId} and id = ${id}`.execute(
    query,
  );
}

/**
 * Serialises the changes that could remove a customer's last administrator, across all processes. The row is that of the
 * customer's count, which making and deleting users locks anyway.
 */
export async function lockAdministrators({ query, customerId }: Transaction): Promise<void> {
  await query
    .selectFrom('customer_user_counts')
    .select('users')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}

/** Everything that the user may do, of their own or through groups. */
export async function rightsOfUser({ query, customerId }: TenantQueries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ right_id: string }>`
    select distinct right_id from granted_rights where customer_id = ${customerId} and user_id = ${userId}`.execute(
    query,
  );
  return rows.map(({ right_id }) => right_id);
}

function rowOf({ firstName, lastName, email, cellphone, locale, forceTwoFactorAuth, active }: UserDetails) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    cellphone: cellphone === '' ? null : cellphone,
    locale,
    force_two_factor_auth: forceTwoFactorAuth,
    active,
  };
}

function userOf(row: Row): CustomerUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: fullName(row),
    email: row.email,
    cellphone: row.cellphone,
    locale: row.locale,
    forceTwoFactorAuth: row.force_two_factor_auth,
    active: row.active,
    roles: row.role_ids.map((id) => ({ id })),
    roleGroups: row.groups,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    invitation: invitationOf(row),
    version: row.version,
  };
}

function fullName(row: { first_name: string; last_name: string }): string {
  return `${row.first_name} ${row.last_name}`;
}
