import type { ChangeRequest, ChangeRequestCreate } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { changeRequestResources, isChangeRequest } from './service-change-requests.queries.ts';

/** A write that is answered with the request as it is then. Lists are asked for again. */
function useRequestWrite<Input>(
  write: (api: Api, input: Input) => Promise<ChangeRequest>,
): Write<Input, ChangeRequest> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (input) => {
    const request = await write(api, input);
    await cache.invalidate(changeRequestResources.lists);
    await cache.replace(changeRequestResources.detail(request.id), request);
    return request;
  });
}

export interface NewChangeRequest {
  request: ChangeRequestCreate;
  /** The same key for the same request sends it once. */
  idempotencyKey: string;
}

/** Asks for a change. */
export function useCreateChangeRequest(): Write<NewChangeRequest, ChangeRequest> {
  return useRequestWrite((api, { request, idempotencyKey }) =>
    unwrap(
      api.serviceChanges.POST('/requests', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: request,
      }),
      isChangeRequest,
    ),
  );
}

/** What can be said about a request. */
export const changeActions = ['message', 'answer', 'cancel', 'approve', 'decline'] as const;
export type ChangeAction = (typeof changeActions)[number];
/** Those that a dialog asks about. */
export type DialogAction = Exclude<ChangeAction, 'answer'>;

export interface SentChangeAction {
  requestId: string;
  action: ChangeAction;
  /** Why, or what is written; may be empty where it is approved. */
  text: string;
  idempotencyKey: string;
}

/** Writes about a request, takes it back, or decides on it. */
export function useChangeAction(): Write<SentChangeAction, ChangeRequest> {
  return useRequestWrite((api, sent) => unwrap(sendChangeAction(api, sent), isChangeRequest));
}

function sendChangeAction({ serviceChanges }: Api, { requestId, action, text, idempotencyKey }: SentChangeAction) {
  const params = { path: { requestId }, header: { 'Idempotency-Key': idempotencyKey } };
  switch (action) {
    case 'message':
    case 'answer':
      return serviceChanges.POST('/requests/{requestId}/messages', { params, body: { text } });
    case 'cancel':
      return serviceChanges.POST('/requests/{requestId}/cancellations', { params, body: { reason: text } });
    case 'approve':
    case 'decline':
      return serviceChanges.POST('/requests/{requestId}/approvals', {
        params,
        body: { approved: action === 'approve', ...(text !== '' && { text }) },
      });
  }
}
