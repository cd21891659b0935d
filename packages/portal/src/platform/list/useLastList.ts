import { useEffect } from 'react';
import { principalOf } from '../session/identity.ts';
import { useIdentity, useSession } from '../session/useSession.ts';

/** Remembers, for this tab, how its reader looks at a list. `href` is the list's address as it is. */
export function useRememberList(listId: string, href: string): void {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  useEffect(() => drafts.put(principal, nameOf(listId), href), [drafts, principal, listId, href]);
}

/** Address of a list as its reader last saw it; its beginning where they have not. */
export function useLastListHref(listId: string, path: string): string {
  const { drafts } = useSession();
  const href = drafts.peek(principalOf(useIdentity()), nameOf(listId));
  return typeof href === 'string' && (href === path || href.startsWith(`${path}?`)) ? href : path;
}

const nameOf = (listId: string) => `${listId}.list`;
