import {
  userPageSize,
  type PendingRoleRequest,
  type PendingRoleRequestPage,
  type RoleRequest,
  type RoleRequestDecision,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { userResources } from './users.queries.ts';

const queue = ['role-requests'] as const;

/** One page of what waits for a decision. */
export function useRoleRequests(page: number): SWRResponse<PendingRoleRequestPage, unknown> {
  return useQuery(
    [...queue, page],
    (api) =>
      unwrap(
        api.userAdmin.GET('/customer/role-requests', { params: { query: { page, pageSize: userPageSize } } }),
        ({ items, totalPages, currentPage }) =>
          [totalPages, currentPage].every(Number.isInteger) && items.every(isRequest),
      ),
    { keepPreviousData: true },
  );
}

/** How many wait, where all of them are on one page: the API counts pages alone. */
export function waitingCount(page: PendingRoleRequestPage | undefined): number | undefined {
  return page && page.totalPages <= 1 ? page.items.length : undefined;
}

export interface Decide {
  request: Pick<PendingRoleRequest, 'id' | 'version' | 'user'>;
  decision: RoleRequestDecision;
}

/** Approves or refuses a request. It leaves the queue, and what is known of the user is asked for again. */
export function useDecideRoleRequest(): Write<Decide, RoleRequest> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ request: { id, version, user }, decision }) => {
    const decided = await unwrap(
      api.userAdmin.PUT('/customer/role-requests/{requestId}', {
        params: { path: { requestId: id }, header: { 'If-Match': `"${version}"` } },
        body: decision,
      }),
      ({ state }) => state === decision.state,
    );
    await cache.invalidate(queue);
    await cache.invalidate(userResources.detail(user.id));
    await cache.invalidate(userResources.lists);
    return decided;
  });
}

function isRequest({ id, user, roleIds, apps, version }: PendingRoleRequest): boolean {
  return (
    typeof id === 'string' &&
    typeof user.fullName === 'string' &&
    Array.isArray(user.roleIds) &&
    Array.isArray(roleIds) &&
    Array.isArray(apps) &&
    typeof version === 'number'
  );
}
