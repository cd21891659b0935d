import { usersListHref } from './useUsersListView.ts';
import { usersPath } from './users.paths.ts';
import type { UsersListView } from './usersListAddress.ts';

const key = 'skerry.users.list';

/** Remembers, for this tab, where in the list its reader was. */
export function rememberListView(principal: string, view: UsersListView): void {
  sessionStorage.setItem(key, JSON.stringify([principal, usersListHref(view)]));
}

/** Address of the list as this principal last saw it; its beginning where there is none. */
export function lastListHref(principal: string): string {
  const [owner, href] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
  return owner === principal && typeof href === 'string' && href.startsWith(usersPath) ? href : usersPath;
}
