import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { ownRoleRequest, readOwnRoleRequest } from '../../platform/roles/own-role-request.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { useStartupStore } from '../../platform/startup/startup-store.ts';

/** Asks whether the request has been decided. The roles that an approval has given hold from then on, without logging in anew. */
export function useCheckRequest(): Write<undefined, boolean> {
  const api = useApi();
  const cache = useDataCache();
  const session = useSession();
  const startup = useStartupStore();
  return useWrite(async () => {
    const request = await readOwnRoleRequest(api);
    if (request?.state === 'APPROVED') {
      await startup.reloadUsers();
      await session.refresh();
    }
    await cache.replace(ownRoleRequest, request);
    return request?.state !== 'PENDING';
  });
}
