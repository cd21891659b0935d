import type { ListedRoleRequest, RoleGroupSummary } from '@skerry/contracts';

type Permissions = ListedRoleRequest['permissions'];

/** A group, and what of a request it gives. */
export interface GivingGroup {
  readonly group: RoleGroupSummary;
  readonly gives: Permissions;
}

/** The groups that give any of the permissions, most of them first. Nobody is put into a group of the company's own directory here. */
export function givingGroups(groups: readonly RoleGroupSummary[], asked: Permissions): readonly GivingGroup[] {
  return groups
    .filter(({ source }) => source === 'local')
    .map((group) => ({ group, gives: asked.filter((label) => group.permissions.includes(label)) }))
    .filter(({ gives }) => gives.length > 0)
    .sort((a, b) => b.gives.length - a.gives.length);
}

/** Groups that give of the permissions what no group before them does, and nothing that nobody asked for. */
export function exactGroupIds(
  groups: readonly GivingGroup[],
  { roleIds, permissions }: Pick<ListedRoleRequest, 'roleIds' | 'permissions'>,
): readonly string[] {
  const missing = new Set(permissions);
  const chosen: string[] = [];
  for (const { group, gives } of groups) {
    const isExact = gives.length === group.permissions.length && group.roleIds.every((id) => roleIds.includes(id));
    if (!isExact || !gives.some((label) => missing.has(label))) continue;
    chosen.push(group.id);
    gives.forEach((label) => missing.delete(label));
  }
  return chosen;
}
