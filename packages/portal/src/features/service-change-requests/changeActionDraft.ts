import type { ChangeAction } from './service-change-requests.mutations.ts';

/** What a dialog about a request keeps typed text under. */
export function changeActionFormId(action: ChangeAction, requestId: string): string {
  return `changeRequest.${action}.${requestId}`;
}
