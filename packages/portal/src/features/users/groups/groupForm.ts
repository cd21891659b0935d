import {
  isOfWholeCompany,
  validateRoleGroupDescription,
  validateRoleGroupName,
  type CustomerUser,
  type RoleGroup,
  type RoleGroupDetails,
  type RoleGroupMember,
  type ScopeChoice,
  type ScopeItem,
  type ScopeKind,
} from '@skerry/contracts';

/** The kinds of a scope that consist of something chosen. */
export type ScopePart = Exclude<ScopeKind, 'all'>;

/** What the form of a group holds. */
export interface GroupValues {
  name: string;
  description: string;
  roleIds: readonly string[];
  /** Finer rights. */
  permissions: RoleGroupDetails['permissions'];
  /** Everybody who is or was a member, or is to be one. */
  members: readonly RoleGroupMember[];
  memberIds: readonly string[];
  scopeKind: ScopeKind;
  /** What is chosen of each kind, so that another kind and back again loses nothing. */
  scopeItems: Readonly<Record<ScopePart, readonly ScopeItem[]>>;
}

const noItems: GroupValues['scopeItems'] = { sites: [], services: [], tags: [], billingAccounts: [] };

export const emptyGroup: GroupValues = {
  name: '',
  description: '',
  roleIds: [],
  permissions: [],
  members: [],
  memberIds: [],
  scopeKind: 'all',
  scopeItems: noItems,
};

export function groupValuesOf(group: RoleGroup): GroupValues {
  const { name, description, roleIds, permissions, members, scope } = group;
  return {
    name,
    description,
    roleIds,
    permissions,
    members,
    memberIds: members.map(({ id }) => id),
    scopeKind: scope.kind,
    scopeItems: scope.kind === 'all' ? noItems : { ...noItems, [scope.kind]: scope.items },
  };
}

/** Somebody who was found among the users, as a member. */
export function memberOf({ id, fullName, email, active, roles, roleGroups }: CustomerUser): RoleGroupMember {
  return { id, fullName, email, active, roleIds: roles.map((role) => role.id), otherGroups: roleGroups };
}

export function scopeOf({ scopeKind, scopeItems }: GroupValues): ScopeChoice {
  return { kind: scopeKind, ids: scopeKind === 'all' ? [] : scopeItems[scopeKind].map(({ id }) => id) };
}

/** What is sent: text without white space around it. */
export function toGroupDetails(values: GroupValues): RoleGroupDetails {
  const { name, description, roleIds, permissions, memberIds } = values;
  return {
    name: name.trim(),
    description: description.trim(),
    roleIds: [...roleIds],
    permissions: [...permissions],
    memberIds: [...memberIds],
    scope: scopeOf(values),
  };
}

/** Parts of a group that differ. */
export type GroupPart = 'name' | 'description' | 'roles' | 'permissions' | 'scope' | 'members';

/** How many changes there are of each part: a role or a person each counts as one. */
export function groupChanges(before: GroupValues, now: GroupValues): ReadonlyMap<GroupPart, number> {
  const counts: readonly [GroupPart, number][] = [
    ['name', Number(before.name.trim() !== now.name.trim())],
    ['description', Number(before.description.trim() !== now.description.trim())],
    ['roles', differing(before.roleIds, now.roleIds)],
    ['permissions', differing(before.permissions, now.permissions)],
    ['scope', Number(!isSameScope(scopeOf(before), scopeOf(now)))],
    ['members', differing(before.memberIds, now.memberIds)],
  ];
  return new Map(counts.filter(([, count]) => count > 0));
}

export function countChanges(changes: ReadonlyMap<GroupPart, number>): number {
  return [...changes.values()].reduce((sum, count) => sum + count, 0);
}

export function isSameScope(one: ScopeChoice, other: ScopeChoice): boolean {
  return one.kind === other.kind && differing(one.ids, other.ids) === 0;
}

/** A scope is chosen, if only to everything. */
export function hasScope({ kind, ids }: ScopeChoice): boolean {
  return kind === 'all' || ids.length > 0;
}

/** Roles that can't be narrowed, in a group that is. */
export function rolesWithoutScope({ scopeKind, roleIds }: GroupValues): string[] {
  return scopeKind === 'all' ? [] : roleIds.filter(isOfWholeCompany);
}

/** Finer rights that can't be narrowed, in a group that is. */
export function permissionsWithoutScope({ scopeKind, permissions }: GroupValues): GroupValues['permissions'] {
  return scopeKind === 'all' ? [] : permissions.filter(isOfWholeCompany);
}

/** Whether it can be sent. */
export function isComplete(values: GroupValues): boolean {
  return (
    validateRoleGroupName(values.name) === undefined &&
    validateRoleGroupDescription(values.description) === undefined &&
    hasScope(scopeOf(values)) &&
    rolesWithoutScope(values).length === 0 &&
    permissionsWithoutScope(values).length === 0
  );
}

/** What a colleague has made of the group, and what the reader has changed since, which holds. */
export function mergedValues(base: GroupValues, mine: GroupValues, theirs: GroupValues): GroupValues {
  const changes = groupChanges(base, mine);
  const members = [...new Map([...theirs.members, ...mine.members].map((member) => [member.id, member])).values()];
  return {
    ...theirs,
    ...(changes.has('name') && { name: mine.name }),
    ...(changes.has('description') && { description: mine.description }),
    ...(changes.has('scope') && { scopeKind: mine.scopeKind, scopeItems: mine.scopeItems }),
    roleIds: rebased(base.roleIds, mine.roleIds, theirs.roleIds),
    permissions: rebased(base.permissions, mine.permissions, theirs.permissions),
    memberIds: rebased(base.memberIds, mine.memberIds, theirs.memberIds),
    members,
  };
}

/** Their ids with what was added and removed here. */
function rebased<Id extends string>(base: readonly Id[], mine: readonly Id[], theirs: readonly Id[]): Id[] {
  const removed = new Set(base.filter((id) => !mine.includes(id)));
  const added = mine.filter((id) => !base.includes(id));
  return [...new Set([...theirs.filter((id) => !removed.has(id)), ...added])];
}

function differing(one: readonly string[], other: readonly string[]): number {
  const a = new Set(one);
  const b = new Set(other);
  return [...a].filter((id) => !b.has(id)).length + [...b].filter((id) => !a.has(id)).length;
}
