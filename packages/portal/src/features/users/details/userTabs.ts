import { userPath } from '../users.paths.ts';

/** What there is to see of a user, each with an address of its own. */
export const userTabs = ['roles', 'groups', 'access', 'notifications', 'activity'] as const;
export type UserTab = (typeof userTabs)[number];

export function tabOf(query: URLSearchParams): UserTab {
  return userTabs.find((tab) => tab === query.get('tab')) ?? 'roles';
}

/** @param page Of a tab with pages; the first is 0. */
export function tabHref(userId: string, tab: UserTab, page = 0): string {
  const query = new URLSearchParams();
  if (tab !== 'roles') query.set('tab', tab);
  if (page > 0) query.set('page', String(page));
  return query.size === 0 ? userPath(userId) : `${userPath(userId)}?${query.toString()}`;
}
