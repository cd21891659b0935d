import type { ChangeWish } from './service-change-requests.mutations.ts';

/** What a dialog about a request keeps typed text under. */
export function wishFormId(wish: ChangeWish, requestId: string): string {
  return `changeRequest.${wish}.${requestId}`;
}
