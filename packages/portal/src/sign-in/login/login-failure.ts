import { ApiError } from '../../platform/api/ApiError.ts';

/** What a login that failed means to the person: who they are was refused, this login is over, wait, or it is not about them. */
export type LoginFailure =
  | { readonly kind: 'refused' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'tooMany'; readonly retryAt: Date | undefined }
  | { readonly kind: 'problem'; readonly error: unknown };

export function loginFailure(error: unknown, now: Date): LoginFailure {
  if (!(error instanceof ApiError)) return { kind: 'problem', error };
  switch (error.status) {
    case 401:
      return { kind: 'refused' };
    case 404:
      return { kind: 'expired' };
    case 429:
      return {
        kind: 'tooMany',
        retryAt: error.retryAfter === undefined ? undefined : nextMinute(now.getTime() + error.retryAfter * 1000),
      };
    default:
      return { kind: 'problem', error };
  }
}

/** Times are shown in whole minutes, and one that is too early would be wrong. */
function nextMinute(milliseconds: number): Date {
  return new Date(Math.ceil(milliseconds / 60_000) * 60_000);
}
