import type { OpticalRequest, OpticalRequestCreate } from '@skerry/contracts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { isOpticalRequest, opticalResources } from './optical-services.queries.ts';

export interface NewRequest {
  request: OpticalRequestCreate;
  /** The same key for the same request sends it once. */
  idempotencyKey: string;
}

/** Asks for an optical service. */
export function useSendRequest(): Write<NewRequest, OpticalRequest> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ request, idempotencyKey }) => {
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    const made = await unwrap(api.quoteAndOrder.POST('/optical-requests', { params, body: request }), isOpticalRequest);
    await cache.invalidate(opticalResources.requests);
    return made;
  });
}
