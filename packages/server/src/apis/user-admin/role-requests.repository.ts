import type {
  ListedRoleRequest,
  ListedRoleRequestPage,
  PermissionLabel,
  PortalApp,
  RoleGroupReference,
  RoleRequest,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { containing } from '../../database/text-search.ts';
import type { RequestedAccess } from './role-request-rules.ts';
import { knownGroups } from './role-groups.repository.ts';

const nothing: RequestedAccess = { roleIds: [], apps: [], permissions: [] };

/** A request with what only the server needs to know of it. */
export interface StoredRoleRequest {
  request: RoleRequest;
  userId: string;
  version: number;
}

interface Row {
  id: string;
  user_id: string;
  role_ids: string[];
  apps: PortalApp[];
  permissions: PermissionLabel[];
  state: RoleRequest['state'];
  requested_at: Date;
  decided_at: Date | null;
  granted_role_ids: string[];
  granted_role_group_ids: string[];
  text: string | null;
  version: number;
}

const columns = [
  'id',
  'user_id',
  'role_ids',
  'apps',
  'permissions',
  'state',
  'requested_at',
  'decided_at',
  'granted_role_ids',
  'granted_role_group_ids',
  'text',
  'version',
] as const;

/** The user's last request, decided or not. */
export async function findLastRequest(
  { query, customerId }: TenantQueries,
  userId: string,
): Promise<RoleRequest | undefined> {
  const row = await query
    .selectFrom('role_requests')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row && requestOf(row);
}

/** The request, held until the transaction ends; undefined if this customer has none with that id. */
export async function lockRequest(
  { query, customerId }: Transaction,
  id: string,
): Promise<StoredRoleRequest | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await query
    .selectFrom('role_requests')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { request: requestOf(row), userId: row.user_id, version: row.version };
}

/** How often the user has asked within a day. */
export async function countRecentRequests({ query, customerId }: Transaction, userId: string): Promise<number> {
  const { requests } = await query
    .selectFrom('role_requests')
    .select(({ fn }) => fn.countAll<string>().as('requests'))
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .where('requested_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(requests);
}

/** The new request; undefined where the user's last one is not decided yet. */
export async function insertRequest(
  { query, customerId }: Transaction,
  userId: string,
  { roleIds, apps, permissions }: RequestedAccess,
): Promise<RoleRequest | undefined> {
  const row = await query
    .insertInto('role_requests')
    .values({
      customer_id: customerId,
      user_id: userId,
      role_ids: roleIds,
      apps,
      permissions,
      decided_by_account_id: null,
      text: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && requestOf(row);
}

export interface Decision {
  state: 'APPROVED' | 'DENIED';
  grantedRoleIds: string[];
  grantedRoleGroupIds: string[];
  /** What an approval left out. */
  notGranted: RequestedAccess | null;
  text: string | null;
  accountId: string;
}

export async function decideRequest(
  { query, customerId }: Transaction,
  id: string,
  { state, grantedRoleIds, grantedRoleGroupIds, notGranted, text, accountId }: Decision,
): Promise<RoleRequest> {
  const row = await query
    .updateTable('role_requests')
    .set((eb) => ({
      state,
      granted_role_ids: grantedRoleIds,
      granted_role_group_ids: grantedRoleGroupIds,
      not_granted: notGranted && JSON.stringify(notGranted),
      text,
      decided_at: sql<Date>`now()`,
      decided_by_account_id: accountId,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return requestOf(row);
}

export interface RoleRequestQuery {
  page: number;
  pageSize: number;
  states: readonly string[];
  /** In the form that search_text has; empty for everything. */
  text?: string;
}

/** One page of requests: those that wait come first, the oldest first; then those decided last. */
export async function listRoleRequests(
  queries: TenantQueries,
  { page, pageSize, states, text = '' }: RoleRequestQuery,
): Promise<ListedRoleRequestPage> {
  const { query, customerId } = queries;
  const found = text === '' ? undefined : await containing(queries, 'customer_users', text);
  const matching = query
    .selectFrom('role_requests as requests')
    .innerJoin('customer_users as users', (join) =>
      join.onRef('users.customer_id', '=', 'requests.customer_id').onRef('users.id', '=', 'requests.user_id'),
    )
    .where('requests.customer_id', '=', customerId)
    .where(sql<boolean>`requests.state = any(${states}::text[])`)
    .$if(found !== undefined, (rows) => rows.where(sql<boolean>`${found}`));
  const [{ total }, counts, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    query
      .selectFrom('role_requests')
      .select(({ fn }) => [
        fn.countAll<string>().as('all'),
        fn.countAll<string>().filterWhere('state', '=', 'PENDING').as('pending'),
      ])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),
    matching
      .select([
        'requests.id',
        'requests.user_id',
        'requests.role_ids',
        'requests.apps',
        'requests.permissions',
        'requests.requested_at',
        'requests.state',
        'requests.decided_at',
        'requests.granted_role_ids',
        'requests.granted_role_group_ids',
        'requests.not_granted',
        'requests.text',
        'requests.version',
        'users.first_name',
        'users.last_name',
        'users.email',
        sql<string | null>`(
          select first_name || ' ' || last_name from customer_users as deciders
          where deciders.customer_id = requests.customer_id and deciders.account_id = requests.decided_by_account_id
        )`.as('decided_by'),
        sql<string[]>`array(
          select given.role_id from customer_user_roles as given join roles on roles.id = given.role_id and roles.is_customer_role
          where given.customer_id = users.customer_id and given.user_id = users.id order by roles.position
        )`.as('user_role_ids'),
      ])
      .orderBy('requests.decided_at', (order) => order.desc().nullsFirst())
      .orderBy('requests.requested_at')
      .orderBy('requests.id')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
  ]);
  const groups = await groupsGranted(queries, rows);
  const items = rows.map((row): ListedRoleRequest => ({
    id: row.id,
    user: {
      id: row.user_id,
      fullName: `${row.first_name} ${row.last_name}`,
      email: row.email,
      roleIds: row.user_role_ids,
    },
    roleIds: row.role_ids,
    apps: row.apps,
    permissions: row.permissions,
    requestedAt: row.requested_at.toISOString(),
    state: row.state,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    grantedRoleIds: row.granted_role_ids,
    grantedRoleGroups: row.granted_role_group_ids.flatMap((id) => groups.get(id) ?? []),
    notGranted: row.not_granted ?? nothing,
    text: row.text,
    version: row.version,
  }));
  const totalItems = Number(total);
  return {
    items,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
    totalItems,
    counts: { pending: Number(counts.pending), all: Number(counts.all) },
  };
}

/** The groups that approvals put people into, as far as there still are; asked for only where one did. */
async function groupsGranted(
  queries: TenantQueries,
  rows: readonly Pick<Row, 'granted_role_group_ids'>[],
): Promise<ReadonlyMap<string, RoleGroupReference>> {
  const ids = [...new Set(rows.flatMap(({ granted_role_group_ids: granted }) => granted))];
  const groups = ids.length === 0 ? [] : await knownGroups(queries, ids);
  return new Map(groups.map(({ id, name }) => [id, { id, name }]));
}

function requestOf(row: Row): RoleRequest {
  return {
    id: row.id,
    state: row.state,
    roleIds: row.role_ids,
    apps: row.apps,
    permissions: row.permissions,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    grantedRoleIds: row.granted_role_ids,
    grantedRoleGroupIds: row.granted_role_group_ids,
    text: row.text,
  };
}
