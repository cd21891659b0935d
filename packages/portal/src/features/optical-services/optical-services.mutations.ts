import type { OpticalRequest, OpticalRequestCreate } from '@skerry/contracts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { isOpticalRequest, opticalResources } from './optical-services.queries.ts';

/** Asks for an optical service. */
export function useSendRequest(): Write<Keyed<{ request: OpticalRequestCreate }>, OpticalRequest> {
  return useApiWrite(
    (api, { request, idempotencyKey }) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } };
      return unwrap(api.quoteAndOrder.POST('/optical-requests', { params, body: request }), isOpticalRequest);
    },
    (cache) => cache.invalidate(opticalResources.requests),
  );
}
