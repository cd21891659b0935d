import type { ChangeRequest, ChangeRequestCreate } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { changeRequestResources, isChangeRequest } from './service-change-requests.queries.ts';

/** A write that is answered with the request as it is then. Lists are asked for again. */
function useRequestWrite<Input>(
  write: (api: Api, input: Input) => Promise<ChangeRequest>,
): Write<Input, ChangeRequest> {
  return useApiWrite(write, async (cache, request) => {
    await cache.invalidate(changeRequestResources.lists);
    await cache.replace(changeRequestResources.detail(request.id), request);
  });
}

/** Asks for a change. */
export function useCreateChangeRequest(): Write<Keyed<{ request: ChangeRequestCreate }>, ChangeRequest> {
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
}

/** Writes about a request, takes it back, or decides on it. */
export function useChangeAction(): Write<Keyed<SentChangeAction>, ChangeRequest> {
  return useRequestWrite((api, sent) => unwrap(sendChangeAction(api, sent), isChangeRequest));
}

function sendChangeAction(
  { serviceChanges }: Api,
  { requestId, action, text, idempotencyKey }: Keyed<SentChangeAction>,
) {
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
