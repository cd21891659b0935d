import { useEffect } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { usersListHref } from './useUsersListView.ts';
import { usersPath } from './users.paths.ts';
import type { UsersListView } from './usersListAddress.ts';

const name = 'users.list';

/** Remembers, for this tab, where in the list its reader is. */
export function useRememberListView({ page, filter }: UsersListView): void {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  useEffect(() => drafts.put(principal, name, usersListHref({ page, filter })), [drafts, principal, page, filter]);
}

/** Address of the list as its reader last saw it; its beginning where they have not. */
export function useLastListHref(): string {
  const { drafts } = useSession();
  const href = drafts.peek(principalOf(useIdentity()), name);
  return typeof href === 'string' && href.startsWith(usersPath) ? href : usersPath;
}
