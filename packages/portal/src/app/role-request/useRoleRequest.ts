import type { RoleRequest, RoleRequestCreate } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { Api } from '../../platform/api/create-api.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';

export const ownRoleRequest: Resource = ['role-request', 'own'];

/** What the user has asked for last, or null. */
export function useOwnRoleRequest(): SWRResponse<RoleRequest | null, unknown> {
  return useQuery(ownRoleRequest, readOwnRoleRequest);
}

export async function readOwnRoleRequest(api: Api): Promise<RoleRequest | null> {
  const { request } = await unwrap(
    api.userAdmin.GET('/roles/user-request'),
    (body) => body.request === null || typeof body.request.state === 'string',
  );
  return request;
}

/** Asks for roles or apps. A call that succeeds and says that the request did not is a failure all the same. */
export function useRequestRoles(): Write<RoleRequestCreate, void> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (body) => {
    const { successful, errorCode } = await unwrap(
      api.userAdmin.POST('/roles/user-request', {
        params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
        body,
      }),
      (answer) => typeof answer.successful === 'boolean',
    );
    if (!successful) throw new ApiError({ status: errorCode ?? 500 });
    try {
      await cache.replace(ownRoleRequest, await readOwnRoleRequest(api));
    } catch {
      // The request is sent; only what is shown of it is old.
      await cache.invalidate(ownRoleRequest);
    }
  });
}
