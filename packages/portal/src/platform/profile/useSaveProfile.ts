import type { UserProfileUpdate } from '@skerry/contracts';
import { useAlerts } from '../alerts/useAlerts.ts';
import type { Keyed } from '../api/idempotency-key.ts';
import { unwrap } from '../api/unwrap.ts';
import { useApi } from '../api/useApi.ts';
import { useDataCache } from '../data/useDataCache.ts';
import { useWrite, type Write } from '../data/useWrite.ts';
import { useStartupStore } from '../startup/startup-store.ts';

/** Changes the signed-in user's own details, then reads again what shows them. */
export function useSaveProfile(): Write<Keyed<{ update: UserProfileUpdate }>, void> {
  const api = useApi();
  const alerts = useAlerts();
  const cache = useDataCache();
  const startup = useStartupStore();
  return useWrite(async ({ update, idempotencyKey }) => {
    await unwrap(
      api.portalUser.PATCH('/user-profiles', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: update,
      }),
    );
    try {
      await startup.reloadUsers();
      await cache.invalidateAll();
    } catch (error) {
      // The information is saved; only what is shown of it is old.
      alerts.failure(error, { title: { id: 'profile.info.notShown' } });
    }
  });
}
