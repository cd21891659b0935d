import type { RoleRequestCreate } from '@skerry/contracts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { ownRoleRequest, readOwnRoleRequest } from '../../platform/roles/own-role-request.ts';

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
