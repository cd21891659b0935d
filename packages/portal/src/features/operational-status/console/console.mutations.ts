import type { DisturbanceDraft, disturbancesOperations, ProviderDisturbance } from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { consoleResources, isProviderDisturbance } from './console.queries.ts';

type BodyOf<Operation extends keyof disturbancesOperations> = disturbancesOperations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type UpdateBody = BodyOf<'updateDisturbance'>;
export type MoveBody = BodyOf<'moveDisturbance'>;
export type CancelBody = BodyOf<'cancelDisturbance'>;
export type InquiryAnswer = BodyOf<'answerInquiry'>;

/** Of one that exists. */
type Of<Body> = Keyed<{ disturbanceId: string; body: Body }>;

/** A write that is answered with all of it as it is then. What customers are shown is asked for again. */
function useProviderWrite<Input>(
  call: (api: Api, input: Input) => Promise<{ data?: ProviderDisturbance; response: Response }>,
): Write<Input, ProviderDisturbance> {
  return useApiWrite(
    (api, input: Input) => unwrap(call(api, input), isProviderDisturbance),
    async (cache, disturbance) => {
      await cache.replace(consoleResources.detail(disturbance.id), disturbance);
      await cache.invalidate(consoleResources.lists);
      await cache.invalidate(['disturbances']);
    },
  );
}

const paramsOf = ({ disturbanceId, idempotencyKey }: Of<unknown>) => ({
  path: { disturbanceId },
  header: { 'Idempotency-Key': idempotencyKey },
});

export function useCreateDisturbance(): Write<Keyed<{ draft: DisturbanceDraft }>, ProviderDisturbance> {
  return useProviderWrite((api, { draft, idempotencyKey }) =>
    api.disturbances.POST('/provider/disturbances', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: draft,
    }),
  );
}

export function useChangeDisturbance(): Write<
  { disturbance: Pick<ProviderDisturbance, 'id' | 'version'>; draft: DisturbanceDraft },
  ProviderDisturbance
> {
  return useProviderWrite((api, { disturbance: { id, version }, draft }) =>
    api.disturbances.PUT('/provider/disturbances/{disturbanceId}', {
      params: { path: { disturbanceId: id }, header: ifMatch(version) },
      body: draft,
    }),
  );
}

export function useUpdateDisturbance(): Write<Of<UpdateBody>, ProviderDisturbance> {
  return useProviderWrite((api, sent) =>
    api.disturbances.POST('/provider/disturbances/{disturbanceId}/updates', {
      params: paramsOf(sent),
      body: sent.body,
    }),
  );
}

export function useMoveDisturbance(): Write<Of<MoveBody>, ProviderDisturbance> {
  return useProviderWrite((api, sent) =>
    api.disturbances.POST('/provider/disturbances/{disturbanceId}/moves', { params: paramsOf(sent), body: sent.body }),
  );
}

export function useCancelDisturbance(): Write<Of<CancelBody>, ProviderDisturbance> {
  return useProviderWrite((api, sent) =>
    api.disturbances.POST('/provider/disturbances/{disturbanceId}/cancellations', {
      params: paramsOf(sent),
      body: sent.body,
    }),
  );
}

export function useAnswerInquiry(): Write<Of<InquiryAnswer>, ProviderDisturbance> {
  return useProviderWrite((api, sent) =>
    api.disturbances.POST('/provider/disturbances/{disturbanceId}/answers', {
      params: paramsOf(sent),
      body: sent.body,
    }),
  );
}
