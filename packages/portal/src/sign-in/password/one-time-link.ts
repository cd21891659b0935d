import { languageList, type Language } from '@skerry/i18n';
import { ApiError } from '../../platform/api/ApiError.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { SignInApi } from '../sign-in-api.ts';

/** What a one-time link was sent for. */
export type LinkKind = 'invitation' | 'passwordReset';

/** Whom a one-time link is for. */
export interface LinkRecipient {
  email: string;
  firstName: string;
  locale: Language;
}

/** The link that a page was opened with. */
export interface OpenLink {
  readonly token: string;
  /** The first look at it, begun before anything was shown. */
  readonly opening: Promise<LinkRecipient>;
  /** Looks again. */
  open(): Promise<LinkRecipient>;
}

/**
 * The token of a one-time link, which stands in the fragment, so that no server log and no Referer holds it. It is taken out of the address
 * and out of the history at once: nobody finds it there later. Undefined where there is none.
 */
export function takeToken(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): string | undefined {
  const token = location.hash.replace(/^#/, '');
  if (token === '') return undefined;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  return token;
}

/** @throws ApiError, with 404 where the link is not good (any more). */
export async function inspectLink({ signIn }: SignInApi, kind: LinkKind, token: string): Promise<LinkRecipient> {
  // A link that was cut or grew on the way through somebody's mail.
  if (!/^[\w-]{1,200}$/.test(token)) throw new ApiError({ status: 404 });
  const body = { token };
  return unwrap(
    kind === 'invitation'
      ? signIn.POST('/invitations/inspect', { body })
      : signIn.POST('/password-resets/inspect', { body }),
    ({ email, firstName, locale }) =>
      typeof email === 'string' && typeof firstName === 'string' && languageList.includes(locale),
  );
}

/** Sets the password. @throws ApiError */
export async function acceptLink(
  { signIn }: SignInApi,
  kind: LinkKind,
  body: { token: string; password: string },
): Promise<void> {
  await unwrap(
    kind === 'invitation'
      ? signIn.POST('/invitations/accept', { body })
      : signIn.POST('/password-resets/accept', { body }),
  );
}

/** Whether the link is used, too old or none at all; anything else that goes wrong may be better at the next try. */
export function isLinkUnusable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
