import type { Disturbance, InquiryCreate } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { disturbanceResources } from '../../platform/disturbances/useDisturbances.ts';
import { isDisturbance } from './disturbances.queries.ts';

interface Answered {
  disturbanceId: string;
}

/** A write that is answered with the disturbance or work as it is then. Lists are asked for again. */
function useAnswer<Input>(
  call: (api: Api, input: Input) => Promise<{ data?: Disturbance; response: Response }>,
): Write<Input, Disturbance> {
  return useApiWrite(
    (api, input: Input) => unwrap(call(api, input), isDisturbance),
    async (cache, disturbance) => {
      await cache.invalidate(disturbanceResources.lists);
      await cache.replace(disturbanceResources.detail(disturbance.id), disturbance);
    },
  );
}

const paramsOf = ({ disturbanceId, idempotencyKey }: Keyed<Answered>) => ({
  path: { disturbanceId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Says that the company knows of a work and agrees with its window. */
export function useAcknowledge(): Write<Keyed<Answered>, Disturbance> {
  return useAnswer((api, sent) =>
    api.disturbances.POST('/disturbances/{disturbanceId}/acknowledgements', { params: paramsOf(sent), body: {} }),
  );
}

/** Asks a question, or for another date. */
export function useAsk(): Write<Keyed<Answered & { inquiry: InquiryCreate }>, Disturbance> {
  return useAnswer((api, sent) =>
    api.disturbances.POST('/disturbances/{disturbanceId}/inquiries', { params: paramsOf(sent), body: sent.inquiry }),
  );
}

/** Says that services are hit, too, that the provider has not named. */
export function useReportAffected(): Write<Keyed<Answered & { serviceIds: string[]; text: string }>, Disturbance> {
  return useAnswer((api, sent) => {
    const { serviceIds, text } = sent;
    return api.disturbances.POST('/disturbances/{disturbanceId}/reports', {
      params: paramsOf(sent),
      body: { serviceIds, ...(text !== '' && { text }) },
    });
  });
}
