import {
  roleGroupPageSize,
  type DeletionEffect,
  type EffectiveAccess,
  type RoleGroup,
  type RoleGroupDraft,
  type RoleGroupPage,
  type RoleGroupPreview,
  type RoleGroupReference,
  type RoleGroupSummary,
  type ScopeItem,
  type ScopeKind,
} from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { writeSort } from '../../../platform/list/listQuery.ts';
import type { GroupsSort, GroupsView } from './groupsAddress.ts';

/** One page of groups. */
export function readGroups(api: Api, { page, filter, role, sort }: GroupsView): Promise<RoleGroupPage> {
  const query = {
    page,
    pageSize: roleGroupPageSize,
    sortBy: writeSort(sort) as GroupsSort['columnId'] | `-${GroupsSort['columnId']}`,
    ...(filter !== '' && { searchFilter: filter }),
    ...(role !== '' && { roleId: role }),
  };
  return unwrap(
    api.userAdmin.GET('/role-groups', { params: { query } }),
    (answer) =>
      [answer.totalItems, answer.totalPages, answer.currentPage].every(Number.isInteger) &&
      answer.items.every(isSummary),
  );
}

/** The first hundred groups by name. */
export async function readAllGroups(api: Api): Promise<readonly RoleGroupSummary[]> {
  const query = { page: 0, pageSize: 100 };
  const { items } = await unwrap(api.userAdmin.GET('/role-groups', { params: { query } }), ({ items: all }) =>
    all.every(isSummary),
  );
  return items;
}

/** Their names. */
export async function readGroupNames(api: Api): Promise<readonly RoleGroupReference[]> {
  return (await readAllGroups(api)).map(({ id, name }) => ({ id, name }));
}

export function readGroup(api: Api, groupId: string): Promise<RoleGroup> {
  return unwrap(api.userAdmin.GET('/role-groups/{groupId}', { params: { path: { groupId } } }), isGroup);
}

/** What the draft of a group would change. */
export function previewGroup(api: Api, draft: RoleGroupDraft): Promise<RoleGroupPreview> {
  return unwrap(
    api.userAdmin.POST('/role-groups/preview', { body: draft }),
    ({ holds, members, access }) =>
      Number.isInteger(holds.sites) && Array.isArray(members) && (access === null || isAccess(access)),
  );
}

/** Who loses what with a group. */
export function readDeletionEffect(api: Api, groupId: string): Promise<DeletionEffect> {
  return unwrap(
    api.userAdmin.GET('/role-groups/{groupId}/deletion-effect', { params: { path: { groupId } } }),
    ({ losingAll, losingSome, losingNothing, members }) =>
      [losingAll, losingSome, losingNothing].every(Number.isInteger) &&
      members.every(({ user, loses, keeps }) => user.fullName !== '' && Array.isArray(loses) && Array.isArray(keeps)),
  );
}

/** The first of what a scope can be made of, by name. */
export async function findScopeItems(
  api: Api,
  kind: Exclude<ScopeKind, 'all'>,
  text: string,
  signal: AbortSignal,
): Promise<readonly ScopeItem[]> {
  const { items } = await unwrap(
    api.userAdmin.GET('/role-groups/scope-options', {
      params: { query: { kind, searchFilter: text, page: 0, pageSize: 10 } },
      signal,
    }),
    ({ items: found }) => Array.isArray(found),
  );
  return items;
}

export function readAccess(api: Api, userId: string): Promise<EffectiveAccess> {
  return unwrap(
    api.userAdmin.GET('/customer/users/{userId}/effective-access', { params: { path: { userId } } }),
    isAccess,
  );
}

export function isGroup(group: RoleGroup): boolean {
  return isSummary(group) && Array.isArray(group.members) && Number.isInteger(group.holds.sites);
}

function isSummary({ id, name, roleIds, memberCount, scope, version }: RoleGroupSummary): boolean {
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Array.isArray(roleIds) &&
    Number.isInteger(memberCount) &&
    Array.isArray(scope.items) &&
    typeof version === 'number'
  );
}

function isAccess({ user, rights, areas }: EffectiveAccess): boolean {
  return typeof user.fullName === 'string' && Array.isArray(rights) && Array.isArray(areas);
}
