import type {
  PermissionLabel,
  RoleGroup,
  RoleGroupPage,
  RoleGroupSummary,
  ScopeChoice,
  ScopeHoldings,
  ScopeItem,
  ScopeKind,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { searchable, storable } from '../../database/stored-text.ts';
import { serviceCounts } from '../../database/stored-counts.ts';

interface SummaryRow {
  id: string;
  name: string;
  description: string;
  role_ids: string[];
  permissions: PermissionLabel[];
  member_count: number;
  scope_kind: ScopeKind;
  scope_items: ScopeItem[];
  source: RoleGroup['source'];
  source_name: string | null;
  version: number;
}

const byName = sql`lower_latin(groups.name) collate "C"`;
const memberCount = sql`(select count(*)::int from role_group_members as members where members.customer_id = groups.customer_id and members.group_id = groups.id)`;

const columns = sql`groups.id, groups.name, groups.description, groups.role_ids, groups.permissions, groups.scope_kind, groups.source, groups.source_name, groups.version,
  ${memberCount} as member_count,
  (
    select coalesce(json_agg(json_strip_nulls(json_build_object('id', id, 'name', name, 'detail', detail, 'color', color)) order by lower_latin(name) collate "C", id), '[]')
    from (
      select coalesce(held.site_id, held.service_id, held.tag_id::text, held.billing_account_id) as id,
        coalesce(sites.name, services.name, tags.name, accounts.name) as name,
        coalesce(sites.address || ', ' || sites.city, services.site_name, '') as detail, tags.color
      from role_group_scope as held
        left join sites on sites.customer_id = held.customer_id and sites.id = held.site_id
        left join services on services.customer_id = held.customer_id and services.service_id = held.service_id
        left join tags on tags.customer_id = held.customer_id and tags.id = held.tag_id
        left join billing_accounts as accounts on accounts.customer_id = held.customer_id and accounts.id = held.billing_account_id
      where held.customer_id = groups.customer_id and held.group_id = groups.id
    ) as items
  ) as scope_items`;

/** Items of a scope that the list names. */
const namedItems = 3;

const orders = {
  name: sql`${byName}`,
  '-name': sql`${byName} desc`,
  members: sql`${memberCount}, ${byName}`,
  '-members': sql`${memberCount} desc, ${byName}`,
};

export interface GroupQuery {
  page: number;
  pageSize: number;
  sortBy: keyof typeof orders;
  searchFilter?: string | undefined;
  roleId?: string | undefined;
}

/** One page. */
export async function listGroups(
  { query, customerId }: TenantQueries,
  { page, pageSize, sortBy, searchFilter, roleId }: GroupQuery,
): Promise<RoleGroupPage> {
  const text = searchable(searchFilter);
  const conditions = [
    sql`groups.customer_id = ${customerId}`,
    ...(roleId === undefined ? [] : [sql`${roleId.replaceAll('\0', '')} = any(groups.role_ids)`]),
    ...(text === '' ? [] : [named(text)]),
  ];
  const matches = sql.join(conditions, sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<SummaryRow>`select ${columns} from role_groups as groups where ${matches} order by ${orders[sortBy]} limit ${pageSize} offset ${page * pageSize}`.execute(
      query,
    ),
    sql<{ total: number }>`select count(*)::int as total from role_groups as groups where ${matches}`.execute(query),
  ]);
  const totalItems = counted.rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => {
      const { scope, ...group } = summaryOf(row);
      return { ...group, scope: { ...scope, items: scope.items.slice(0, namedItems) } };
    }),
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
  };
}

/** Group, member or role by any of their names. */
function named(text: string) {
  const holds = (column: ReturnType<typeof sql>) => sql`strpos(lower_latin(${column}), ${text}) > 0`;
  return sql`(
    ${holds(sql`groups.name || E'\n' || groups.description`)}
    or exists (
      select from role_group_members as members join customer_users as users on users.customer_id = members.customer_id and users.id = members.user_id
      where members.customer_id = groups.customer_id and members.group_id = groups.id and ${holds(sql`users.first_name || ' ' || users.last_name || E'\n' || users.email`)}
    )
    or exists (
      select from roles, jsonb_array_elements(roles.translations) as translation
      where roles.id = any(groups.role_ids) and ${holds(sql`translation ->> 'displayName'`)}
    )
  )`;
}

export async function countGroups({ query, customerId }: TenantQueries): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from role_groups where customer_id = ${customerId}`.execute(query);
  return rows[0]?.total ?? 0;
}

/** The group, or undefined if this customer has none with that id. */
export async function findGroup(
  queries: TenantQueries,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<RoleGroup | undefined> {
  if (!isUuid(id)) return undefined;
  const { query, customerId } = queries;
  const lock = forUpdate ? sql`for update of groups` : sql``;
  const { rows } = await sql<SummaryRow & { members: RoleGroup['members'] }>`
    select ${columns}, (
      select coalesce(json_agg(json_build_object(
        'id', users.id, 'fullName', users.first_name || ' ' || users.last_name, 'email', users.email, 'active', users.active,
        'roleIds', array(
          select given.role_id from customer_user_roles as given join roles on roles.id = given.role_id and roles.is_customer_role
          where given.customer_id = users.customer_id and given.user_id = users.id order by roles.position
        ),
        'otherGroups', (
          select coalesce(json_agg(json_build_object('id', others.id, 'name', others.name) order by lower_latin(others.name) collate "C"), '[]')
          from role_group_members as elsewhere join role_groups as others on others.customer_id = elsewhere.customer_id and others.id = elsewhere.group_id
          where elsewhere.customer_id = users.customer_id and elsewhere.user_id = users.id and others.id <> groups.id
        )
      ) order by lower_latin(users.first_name || ' ' || users.last_name) collate "C", users.id), '[]')
      from role_group_members as members join customer_users as users on users.customer_id = members.customer_id and users.id = members.user_id
      where members.customer_id = groups.customer_id and members.group_id = groups.id
    ) as members
    from role_groups as groups where groups.customer_id = ${customerId} and groups.id = ${id} ${lock}`.execute(query);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...summaryOf(row), members: row.members, holds: await holdingsOf(queries, row) };
}

/** What a group's scope holds today. */
async function holdingsOf(
  queries: TenantQueries,
  { id, scope_kind }: Pick<SummaryRow, 'id' | 'scope_kind'>,
): Promise<ScopeHoldings> {
  const { query, customerId } = queries;
  const holdings =
    scope_kind === 'all'
      ? sql<ScopeHoldings>`select (select count(*)::int from sites where customer_id = ${customerId}) as sites,
          (select coalesce(sum(services), 0)::int from ${serviceCounts(queries)} where customer_id = ${customerId} and facet = 'status') as services`
      : sql<ScopeHoldings>`select (select count(*)::int from sites_of_groups(array[${id}::uuid])) as sites,
          (select count(*)::int from services_of_groups(array[${id}::uuid])) as services`;
  const { rows } = await holdings.execute(query);
  return rows[0] ?? { sites: 0, services: 0 };
}

export interface GroupDetails {
  name: string;
  description: string;
  roleIds: readonly string[];
  permissions: readonly PermissionLabel[];
  memberIds: readonly string[];
  scope: ScopeChoice;
}

/** Whether another group of the customer has the name, in whatever case. */
export async function isGroupNameTaken(
  { query, customerId }: Transaction,
  name: string,
  otherThan: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`select id from role_groups where customer_id = ${customerId} and lower_latin(name) collate "C" = lower_latin(${name}) collate "C"`.execute(
    query,
  );
  return rows.some(({ id }) => id !== otherThan);
}

/** The new group's id. */
export async function insertGroup(transaction: Transaction, details: GroupDetails): Promise<string> {
  const { query, customerId } = transaction;
  const { id } = await query
    .insertInto('role_groups')
    .values({ customer_id: customerId, ...rowOf(details), source_name: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceScope(transaction, id, details.scope);
  await replaceMembers(transaction, id, details.memberIds);
  return id;
}

/** Its members' own versions change with their groups. */
export async function updateGroup(transaction: Transaction, id: string, details: GroupDetails): Promise<void> {
  const { query, customerId } = transaction;
  await query
    .updateTable('role_groups')
    .set((eb) => ({ ...rowOf(details), version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  await replaceScope(transaction, id, details.scope);
  await replaceMembers(transaction, id, details.memberIds);
}

export async function deleteGroup(transaction: Transaction, id: string): Promise<void> {
  const { query, customerId } = transaction;
  await replaceMembers(transaction, id, []);
  await query.deleteFrom('role_groups').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

async function replaceMembers(
  { query, customerId }: Transaction,
  id: string,
  memberIds: readonly string[],
): Promise<void> {
  const { rows: gone } = await sql<{ user_id: string }>`
    delete from role_group_members where customer_id = ${customerId} and group_id = ${id} and user_id <> all(${memberIds}::uuid[])
    returning user_id`.execute(query);
  const { rows: come } = await sql<{ user_id: string }>`
    insert into role_group_members (customer_id, group_id, user_id) select ${customerId}, ${id}, unnest(${memberIds}::uuid[])
    on conflict do nothing returning user_id`.execute(query);
  const changed = [...gone, ...come].map(({ user_id }) => user_id);
  if (changed.length > 0)
    await sql`update customer_users set version = version + 1, updated_at = now() where customer_id = ${customerId} and id = any(${changed}::uuid[])`.execute(
      query,
    );
}

const scopeColumns = {
  sites: sql`site_id`,
  services: sql`service_id`,
  tags: sql`tag_id`,
  billingAccounts: sql`billing_account_id`,
};

async function replaceScope({ query, customerId }: Transaction, id: string, { kind, ids }: ScopeChoice): Promise<void> {
  await sql`delete from role_group_scope where customer_id = ${customerId} and group_id = ${id}`.execute(query);
  if (kind === 'all') return;
  const type = kind === 'tags' ? sql`uuid` : sql`text`;
  await sql`insert into role_group_scope (customer_id, group_id, ${scopeColumns[kind]}) select ${customerId}, ${id}, unnest(${ids}::${type}[])`.execute(
    query,
  );
}

/** Replaces the groups of a user, whose version changes as those of the groups do. */
export async function replaceGroupsOfUser(
  { query, customerId }: Transaction,
  userId: string,
  groupIds: readonly string[],
): Promise<void> {
  const { rows: left } = await sql<{ group_id: string }>`
    delete from role_group_members where customer_id = ${customerId} and user_id = ${userId} and group_id <> all(${groupIds}::uuid[])
    returning group_id`.execute(query);
  const { rows: joined } = await sql<{ group_id: string }>`
    insert into role_group_members (customer_id, group_id, user_id) select ${customerId}, unnest(${groupIds}::uuid[]), ${userId}
    on conflict do nothing returning group_id`.execute(query);
  const changed = [...left, ...joined].map(({ group_id }) => group_id);
  await sql`update role_groups set version = version + 1, updated_at = now() where customer_id = ${customerId} and id = any(${changed}::uuid[])`.execute(
    query,
  );
  await sql`update customer_users set version = version + 1, updated_at = now() where customer_id = ${customerId} and id = ${userId}`.execute(
    query,
  );
}

export interface KnownGroup {
  id: string;
  name: string;
  source: RoleGroup['source'];
  rights: string[];
}

/** Those of the ids that are groups of the customer, with what they give. */
export async function knownGroups({ query, customerId }: TenantQueries, ids: readonly string[]): Promise<KnownGroup[]> {
  const { rows } = await sql<KnownGroup>`
    select id, name, source, role_ids || permissions as rights from role_groups
    where customer_id = ${customerId} and id = any(${ids.filter((id) => isUuid(id))}::uuid[])
    order by lower_latin(name) collate "C"`.execute(query);
  return rows;
}

/** The groups with these names, in any case. */
export async function groupsNamed(
  { query, customerId }: TenantQueries,
  names: readonly string[],
): Promise<KnownGroup[]> {
  const { rows } = await sql<KnownGroup>`
    select id, name, source, role_ids || permissions as rights from role_groups where customer_id = ${customerId}
    and lower_latin(name) = any(array(select lower_latin(unnest(${storable(names)}::text[]))))`.execute(query);
  return rows;
}

/** The accounts of those of the ids that are users of the customer. */
export async function accountsOf(
  { query, customerId }: TenantQueries,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from customer_users where customer_id = ${customerId} and id = any(${userIds.filter((id) => isUuid(id))}::uuid[])`.execute(
    query,
  );
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}

function rowOf({ name, description, roleIds, permissions, scope }: GroupDetails) {
  return { name, description, role_ids: [...roleIds], permissions: [...permissions], scope_kind: scope.kind };
}

function summaryOf(row: SummaryRow): RoleGroupSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    roleIds: row.role_ids,
    permissions: row.permissions,
    memberCount: row.member_count,
    scope: { kind: row.scope_kind, size: row.scope_items.length, items: row.scope_items },
    source: row.source,
    // Empty where the directory has no name of its own.
    sourceName: row.source_name === '' ? null : row.source_name,
    version: row.version,
  };
}
