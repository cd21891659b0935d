import type { UserFilter } from '@skerry/contracts';
import type { UsersListView } from './usersListAddress.ts';

/** What the list is filtered by, as the API takes it. */
export function userFilterOf({
  filter,
  active,
  roles,
  groups,
  lastLogin,
  without,
}: Omit<UsersListView, 'page' | 'sort'>): UserFilter {
  return {
    ...(filter !== '' && { searchFilter: filter }),
    ...(active !== undefined && { active }),
    ...(roles && { roleIds: [...roles] }),
    ...(groups && { roleGroupIds: [...groups] }),
    ...(lastLogin && { lastLogin: [...lastLogin] }),
    ...(without && { without: [...without] }),
  };
}
