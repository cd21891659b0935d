import {
  userPageSize,
  type ListedRoleRequest,
  type ListedRoleRequestPage,
  type RoleRequest,
  type RoleRequestDecision,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { groupResources } from './groups/groups.queries.ts';
import { roleRequestStates, type RoleRequestsView } from './roleRequestsAddress.ts';
import { userResources } from './users.queries.ts';

const queue = ['role-requests'] as const;

/** One page of requests, those that wait first. While another one is on its way, the last one stays. */
export function useRoleRequests(
  { page, filter, states }: RoleRequestsView,
  isWanted = true,
): SWRResponse<ListedRoleRequestPage, unknown> {
  return useQuery(
    isWanted ? [...queue, states.join(), filter, page] : undefined,
    (api) =>
      unwrap(
        api.userAdmin.GET('/customer/role-requests', {
          params: {
            query: {
              page,
              pageSize: userPageSize,
              states: (states.length > 0 ? states : roleRequestStates).join(),
              ...(filter !== '' && { searchFilter: filter }),
            },
          },
        }),
        ({ items, totalPages, currentPage, totalItems, counts }) =>
          [totalPages, currentPage, totalItems, counts.pending, counts.all].every(Number.isInteger) &&
          items.every(isRequest),
      ),
    { keepPreviousData: true },
  );
}

export interface Decide {
  request: Pick<ListedRoleRequest, 'id' | 'version' | 'user'>;
  decision: RoleRequestDecision;
}

/** Approves or refuses a request. It leaves the queue, and what is known of the user is asked for again. */
export function useDecideRoleRequest(): Write<Decide, RoleRequest> {
  return useApiWrite(
    (api, { request: { id, version }, decision }) =>
      unwrap(
        api.userAdmin.PUT('/customer/role-requests/{requestId}', {
          params: { path: { requestId: id }, header: ifMatch(version) },
          body: decision,
        }),
        ({ state }) => state === decision.state,
      ),
    async (cache, _, { request: { user }, decision }) => {
      await cache.invalidate(queue);
      await cache.invalidate(userResources.detail(user.id));
      await cache.invalidate(userResources.lists);
      if (decision.roleGroupIds) await cache.invalidate(groupResources.all);
    },
  );
}

function isRequest({ id, user, roleIds, apps, version }: ListedRoleRequest): boolean {
  return (
    typeof id === 'string' &&
    typeof user.fullName === 'string' &&
    Array.isArray(user.roleIds) &&
    Array.isArray(roleIds) &&
    Array.isArray(apps) &&
    typeof version === 'number'
  );
}
