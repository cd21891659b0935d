import { sql } from 'kysely';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { listRoleRequests } from './role-requests.repository.ts';

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

/** How many users there are, and how many of them need a look. */
export const usersPart: OverviewPart<PartValue<'users'>> = {
  api: 'user-admin',
  operationId: 'listCustomerUsers',
  async read({ query, customerId }) {
    const { rows } = await sql<PartValue<'users'>>`
      select count(*)::int as total, (count(*) filter (where not active))::int as inactive,
        (count(*) filter (where active and coalesce(cellphone, '') = ''))::int as "withoutPhone"
      from customer_users where customer_id = ${customerId}`.execute(query);
    return rows[0] ?? { total: 0, inactive: 0, withoutPhone: 0 };
  },
};
