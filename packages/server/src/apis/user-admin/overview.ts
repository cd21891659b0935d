import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { countGroups, listGroups } from './role-groups.repository.ts';
import { listRoleRequests } from './role-requests.repository.ts';
import { withouts } from './user-conditions.ts';

/** Requests for roles that wait for an administrator. */
export const waitingRoleRequestsPart: OverviewPart<PartValue<'waitingRoleRequests'>> = {
  api: 'user-admin',
  operationId: 'listRoleRequests',
  async read(queries) {
    const { totalItems, items } = await listRoleRequests(queries, { page: 0, pageSize: partSize, states: ['PENDING'] });
    return {
      totalItems,
      items: items.map(({ id, user, requestedAt }) => ({ id, fullName: user.fullName, requestedAt })),
    };
  },
};

/** How many users there are, how many of them need a look, and what they may do. */
export const usersPart: OverviewPart<PartValue<'users'>> = {
  api: 'user-admin',
  operationId: 'listCustomerUsers',
  async read(queries) {
    const [{ notAccepted, ...counts }, invitations, roles, groups, totalGroups] = await Promise.all([
      countUsers(queries),
      nextInvitations(queries),
      countByRole(queries),
      largestGroups(queries),
      countGroups(queries),
    ]);
    const openInvitations = { totalItems: notAccepted, items: invitations };
    return { ...counts, openInvitations, roles, groups, totalGroups };
  },
};

type Users = PartValue<'users'>;
type UserCounts = Pick<Users, 'total' | 'inactive' | 'withoutPhone' | 'withoutRole'> & { notAccepted: number };

async function countUsers({ query, customerId }: TenantQueries): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`
    select count(*)::int as total, (count(*) filter (where not active))::int as inactive,
      (count(*) filter (where active and ${withouts.phone}))::int as "withoutPhone",
      (count(*) filter (where active and ${withouts.role}))::int as "withoutRole",
      (count(*) filter (where active and ${withouts.acceptance}))::int as "notAccepted"
    from customer_users as users where customer_id = ${customerId}`.execute(query);
  return rows[0] ?? { total: 0, inactive: 0, withoutPhone: 0, withoutRole: 0, notAccepted: 0 };
}

/** Those whose invitation ends first, or has ended longest ago. */
async function nextInvitations({ query, customerId }: TenantQueries): Promise<Users['openInvitations']['items']> {
  const { rows } = await sql<{ id: string; fullName: string; until: Date }>`
    select id, first_name || ' ' || last_name as "fullName", invited_until as until
    from customer_users as users where customer_id = ${customerId} and active and ${withouts.acceptance}
    order by invited_until, lower(email) collate "C" limit ${sql.lit(partSize)}`.execute(query);
  return rows.map(({ until, ...user }) => ({ ...user, validUntil: until.toISOString() }));
}

/** As the users' list counts them when it is filtered by a role. */
async function countByRole({ query, customerId }: TenantQueries): Promise<Users['roles']> {
  const { rows } = await sql<Users['roles'][number]>`
    select id, translations,
      (select count(*)::int from customer_user_roles as given where given.customer_id = ${customerId} and given.role_id = roles.id) as users
    from roles where is_customer_role and not is_legacy order by position`.execute(query);
  return rows;
}

/** How many groups the start page names. */
const namedGroups = 8;

async function largestGroups(queries: TenantQueries): Promise<Users['groups']> {
  const { items } = await listGroups(queries, { page: 0, pageSize: namedGroups, sortBy: '-members' });
  return items.map(({ id, name, memberCount }) => ({ id, name, users: memberCount }));
}
