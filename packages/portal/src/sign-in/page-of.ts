/** The pages of this entry, and what each takes from the address. */
export type SignInPage =
  | { readonly name: 'login'; readonly uid: string }
  | { readonly name: 'invitation' }
  | { readonly name: 'signedOut' }
  | { readonly name: 'error'; readonly code: string | undefined }
  | { readonly name: 'demoMail' }
  | { readonly name: 'registration' }
  | { readonly name: 'notFound' };

/** Which page an address is for. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SignInPage {
  const path = pathname.replace(/\/+$/, '');
  const uid = /^\/sign-in\/interactions\/([\w-]{1,100})$/.exec(path)?.[1];
  if (uid !== undefined) return { name: 'login', uid };
  switch (path) {
    case '/sign-in/invitation':
      return { name: 'invitation' };
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
