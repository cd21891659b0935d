export const usersPath = '/users';
export const userGroupsPath = '/users/groups';
export const roleRequestsPath = '/users/role-requests';
export const userPathPattern = '/users/:userId';

/** Where a user's details are. */
export function userPath(userId: string): string {
  return `${usersPath}/${encodeURIComponent(userId)}`;
}
