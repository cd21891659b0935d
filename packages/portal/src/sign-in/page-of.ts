import type { LinkKind } from './password/one-time-link.ts';

/** The pages of this entry, and what each takes from the address. */
export type SignInPage =
  | { readonly name: 'login'; readonly uid: string }
  | { readonly name: 'forgotPassword'; readonly login: string }
  | { readonly name: 'oneTimeLink'; readonly kind: LinkKind }
  | { readonly name: 'signedOut' }
  | { readonly name: 'error'; readonly code: string | undefined }
  | { readonly name: 'demoMail' }
  | { readonly name: 'contact' }
  | { readonly name: 'registration' }
  | { readonly name: 'notFound' };

/** Which page an address is for. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SignInPage {
  const path = pathname.replace(/\/+$/, '');
  const uid = /^\/sign-in\/interactions\/([\w-]{1,100})$/.exec(path)?.[1];
  if (uid !== undefined) return { name: 'login', uid };
  switch (path) {
    case '/sign-in/invitation':
      return { name: 'oneTimeLink', kind: 'invitation' };
    case '/sign-in/new-password':
      return { name: 'oneTimeLink', kind: 'passwordReset' };
    case '/sign-in/forgot-password':
      return { name: 'forgotPassword', login: loginOf(new URLSearchParams(search).get('login')) };
    case '/sign-in/contact':
      return { name: 'contact' };
    case '/sign-in/signed-out':
      return { name: 'signedOut' };
    case '/sign-in/error':
      return { name: 'error', code: new URLSearchParams(search).get('code') ?? undefined };
    case '/registration':
      return { name: 'registration' };
    case '/dev/mail':
      return { name: 'demoMail' };
    default:
      return { name: 'notFound' };
  }
}

/** Where a forgotten password is helped; from there the visitor comes back to the login of this `uid`. */
export function forgotPasswordPath(uid?: string): string {
  return `/sign-in/forgot-password${uid === undefined ? '' : `?login=${uid}`}`;
}

/** The login page that waits, or the portal, which opens one. */
function loginOf(uid: string | null): string {
  return uid !== null && /^[\w-]{1,100}$/.test(uid) ? `/sign-in/interactions/${uid}` : '/';
}
