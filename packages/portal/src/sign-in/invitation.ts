import { languageList } from '@skerry/i18n';
import { ApiError } from '../platform/api/ApiError.ts';
import { unwrap } from '../platform/api/unwrap.ts';
import type { SignInApi } from './sign-in-api.ts';

/** Whom a one-time link is for. */
export interface Invitee {
  email: string;
  firstName: string;
  locale: 'sv' | 'en';
}

/** @throws ApiError, with 404 where the link is not good (any more). */
export async function inspectInvitation({ signIn }: SignInApi, token: string): Promise<Invitee> {
  // A link that was cut or grew on the way through somebody's mail.
  if (!/^[\w-]{1,200}$/.test(token)) throw new ApiError({ status: 404 });
  return unwrap(
    signIn.POST('/invitations/inspect', { body: { token } }),
    ({ email, firstName, locale }) =>
      typeof email === 'string' && typeof firstName === 'string' && languageList.includes(locale),
  );
}

/** @throws ApiError */
export async function acceptInvitation({ signIn }: SignInApi, token: string, password: string): Promise<void> {
  await unwrap(signIn.POST('/invitations/accept', { body: { token, password } }));
}

/** Whether the link is used, too old or none at all; anything else that goes wrong may be better at the next try. */
export function isLinkUnusable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The link that a page was opened with. */
export interface OpenInvitation {
  readonly token: string;
  /** The first look at it, begun before anything was shown. */
  readonly opening: Promise<Invitee>;
  /** Looks again. */
  open(): Promise<Invitee>;
}
