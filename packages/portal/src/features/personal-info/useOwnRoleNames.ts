import { roleNames } from '../../platform/roles/role-texts.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** What one's roles are called, those of groups too; undefined until it is known. Finer permissions are no roles. */
export function useOwnRoleNames(): readonly string[] | undefined {
  const { data } = useRoles();
  const { currentUser } = useStartupData().users;
  if (!data) return undefined;
  return roleNames(
    currentUser.roles.filter((id) => data.some((role) => role.id === id)),
    data,
  );
}
