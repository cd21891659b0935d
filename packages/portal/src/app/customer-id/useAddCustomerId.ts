import type { Registration } from '@skerry/contracts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';

/** Adds a customer id to the signed-in person, after which every list is asked for again: a customer has come to choose from. */
export function useAddCustomerId(): (registration: Registration) => Promise<void> {
  const api = useApi();
  const cache = useDataCache();
  return async (body) => {
    await unwrap(
      api.accountRegistration.POST('/customer-ids', {
        params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
        body,
      }),
    );
    await cache.invalidateAll();
  };
}
