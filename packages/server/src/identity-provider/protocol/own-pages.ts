import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../database/connect.ts';
import { revokeGrants } from '../sessions/revocation.ts';

/** What the error page has a text for. Nothing else goes into its address. */
export type SignInErrorCode = 'expired' | 'invalid_request' | 'logout_not_confirmed' | 'server_error';

export const signedOutPage = '/sign-in/signed-out';

export function errorPage(code: SignInErrorCode): string {
  return `/sign-in/error?code=${code}`;
}

/** The login page of an authorization request. `uiLocales` is the language the request asks for, for example `sv`. */
export function loginPage(interactionUid: string, uiLocales?: unknown): string {
  const language = typeof uiLocales === 'string' ? /^[a-z]{2}\b/.exec(uiLocales)?.[0] : undefined;
  return `/sign-in/interactions/${interactionUid}${language === undefined ? '' : `?lang=${language}`}`;
}

export function renderError(context: KoaContextWithOIDC, _answer: unknown, error: Error): void {
  goTo(context, errorPage(errorCode(error)));
}

function errorCode(error: Error): SignInErrorCode {
  if (error instanceof errors.SessionNotFound) return 'expired';
  return error instanceof errors.OIDCProviderError && error.statusCode < 500 ? 'invalid_request' : 'server_error';
}

export interface OwnPages {
  logoutSource: (context: KoaContextWithOIDC) => Promise<void>;
  /** Middleware around the whole provider. */
  replaceLibraryPages: (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;
}

/** Our answers in the places where the library would show pages of its own. */
export function ownPages(database: Database): OwnPages {
  async function endSession(context: KoaContextWithOIDC): Promise<void> {
    const { session, provider, cookies } = context.oidc;
    if (session === undefined) return;
    const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
    await database.withIdentity((query) => revokeGrants(query, grantIds));
    await session.destroy();
    cookies.set(provider.cookieName('session'), null, sessionCookie);
  }

  return {
    async logoutSource(context) {
      if (!mayEndSession(context)) {
        goTo(context, errorPage('logout_not_confirmed'));
        return;
      }
      await endSession(context);
      goTo(context, afterLogout(context));
    },

    async replaceLibraryPages(context, next) {
      if (!isReadableMode(context.query['response_mode']) || context.querystring.includes('%00')) {
        goTo(context, errorPage('invalid_request'));
        return;
      }
      await next();
      if (!isPage(context)) return;
      if (context.oidc.route === 'resume') {
        // Somebody else signed in over a living session. That one ends first, then the request goes on.
        await endSession(context);
        goTo(context, context.oidc.urlFor('resume', { uid: context.path.split('/').at(-1) }));
      } else {
        // A logout where nobody was signed in any more.
        goTo(context, context.oidc.route === 'end_session' ? afterLogout(context) : errorPage('server_error'));
      }
    },
  };
}

/** The session's cookie goes to the provider only, never with the portal's calls. Over https it is for https only. */
export const sessionCookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, path: '/oidc' } as const;

/**
 * Another site must not sign people out by a link. The portal shows that it asks by the ID token; failing that, the browser
 * says whether a page of ours or the person asked.
 */
function mayEndSession(context: KoaContextWithOIDC): boolean {
  const { IdTokenHint: hint } = context.oidc.entities;
  if (hint !== undefined && hint.payload['sub'] === context.oidc.session?.accountId) return true;
  return ['same-origin', 'none'].includes(context.get('sec-fetch-site'));
}

/** The portal's address where it was asked for (the library has checked it), with the caller's state. */
function afterLogout(context: KoaContextWithOIDC): string {
  const { post_logout_redirect_uri: wanted, state } = context.oidc.params ?? {};
  if (typeof wanted !== 'string') return signedOutPage;
  const address = new URL(wanted);
  if (typeof state === 'string') address.searchParams.set('state', state);
  return address.href;
}

/** The other ways to answer need a page of the library. */
function isReadableMode(responseMode: unknown): boolean {
  return responseMode === undefined || responseMode === 'fragment' || responseMode === 'query';
}

function isPage(context: KoaContextWithOIDC): boolean {
  return context.response.is('html') !== false && context.response.is('html') !== null && context.status < 300;
}

function goTo(context: KoaContextWithOIDC, address: string): void {
  context.status = 303;
  context.redirect(address);
  context.body = null;
  context.status = 303;
}
