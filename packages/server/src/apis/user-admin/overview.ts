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
