import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { countPendingRequests, listPendingRequests } from './role-requests.repository.ts';

/** Requests for roles that wait for an administrator. */
export const waitingRoleRequestsPart: OverviewPart<PartValue<'waitingRoleRequests'>> = {
  api: 'user-admin',
  operationId: 'listRoleRequests',
  async read(queries) {
    const [totalItems, { items }] = await Promise.all([
      countPendingRequests(queries),
      listPendingRequests(queries, { page: 0, pageSize: partSize }),
    ]);
    return {
      totalItems,
      items: items.map(({ id, user, requestedAt }) => ({ id, fullName: user.fullName, requestedAt })),
    };
  },
};
