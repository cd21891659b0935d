import {
  permissionLabels,
  portalApps,
  rolesOfApp,
  type ListedRoleRequest,
  type PermissionLabel,
  type PortalApp,
} from '@skerry/contracts';
import type { GivingGroup } from './givingGroups.ts';

/** What an approval with some choices leads to. */
export interface DecisionEffects {
  readonly roles: readonly { id: string; opens: readonly PortalApp[] }[];
  readonly groups: readonly (GivingGroup & {
    /** Roles and permissions that nobody asked for. */
    also: { roleIds: readonly string[]; permissions: readonly PermissionLabel[] };
  })[];
  /** What no group of the company gives and no chosen role brings along. */
  readonly withoutGroup: readonly PermissionLabel[];
  /** What is asked for, could be given and is not. */
  readonly notGiven: {
    roleIds: readonly string[];
    apps: readonly PortalApp[];
    permissions: readonly PermissionLabel[];
  };
}

export interface DecisionChoices {
  roleIds: readonly string[];
  roleGroupIds: readonly string[];
}

/** Whether something that is asked for is not given. */
export function leavesOut({ withoutGroup, notGiven }: DecisionEffects): boolean {
  return withoutGroup.length > 0 || Object.values(notGiven).some((each) => each.length > 0);
}

/** @param groups Those that give any of what is asked for. */
export function decisionEffects(
  { roleIds: askedRoles, apps, permissions, user }: ListedRoleRequest,
  groups: readonly GivingGroup[],
  { roleIds, roleGroupIds }: DecisionChoices,
): DecisionEffects {
  const given = roleIds.filter((id) => !user.roleIds.includes(id));
  const joined = groups.filter(({ group }) => roleGroupIds.includes(group.id));
  const rights = new Set<string>([
    ...user.roleIds,
    ...given,
    ...joined.flatMap(({ group }) => [...group.roleIds, ...group.permissions]),
  ]);
  const hasAny = (wanted: readonly string[]) => wanted.some((right) => rights.has(right));
  const isOpenToday = (app: PortalApp) => rolesOfApp[app].some((id) => user.roleIds.includes(id));
  const missing = permissions.filter((label) => !hasAny([label, ...permissionLabels[label].roles]));
  const isGivable = (label: PermissionLabel) => groups.some(({ gives }) => gives.includes(label));
  return {
    roles: given.map((id) => ({
      id,
      opens: portalApps.filter((app) => rolesOfApp[app].some((role) => role === id) && !isOpenToday(app)),
    })),
    groups: joined.map((giving) => ({
      ...giving,
      also: {
        roleIds: giving.group.roleIds.filter((id) => !askedRoles.includes(id) && !user.roleIds.includes(id)),
        permissions: giving.group.permissions.filter((label) => !permissions.includes(label)),
      },
    })),
    withoutGroup: missing.filter((label) => !isGivable(label)),
    notGiven: {
      roleIds: askedRoles.filter((id) => !rights.has(id)),
      apps: apps.filter((app) => !hasAny(rolesOfApp[app])),
      permissions: missing.filter(isGivable),
    },
  };
}
