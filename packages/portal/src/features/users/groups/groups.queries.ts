import type {
  DeletionEffect,
  EffectiveAccess,
  RoleGroup,
  RoleGroupDraft,
  RoleGroupPage,
  RoleGroupPreview,
  RoleGroupReference,
  RoleGroupSummary,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Resource } from '../../../platform/data/data-keys.ts';
import { useQuietLine } from '../../../platform/browser/useQuietLine.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { writeSort } from '../../../platform/list/listQuery.ts';
import {
  previewGroup,
  readAccess,
  readAllGroups,
  readDeletionEffect,
  readGroup,
  readGroupNames,
  readGroups,
} from './groups.reads.ts';
import type { GroupsView } from './groupsAddress.ts';

export const groupResources = {
  all: ['role-groups'],
  lists: ['role-groups', 'list'],
  list: ({ page, filter, role, sort }: GroupsView): Resource => [
    'role-groups',
    'list',
    page,
    filter,
    role,
    writeSort(sort),
  ],
  detail: (groupId: string): Resource => ['role-groups', 'detail', groupId],
  access: ['effective-access'],
} as const;

/** One page of groups. While another page, filter or order is on its way, the last one stays. */
export function useGroups(view: GroupsView, isWanted = true): SWRResponse<RoleGroupPage, unknown> {
  return useQuery(isWanted ? groupResources.list(view) : undefined, (api) => readGroups(api, view), {
    keepPreviousData: true,
  });
}

/** The names of the groups, for a filter: all of most companies. They come after the rows. */
export function useGroupNames(): { data: readonly RoleGroupReference[] | undefined } {
  const isWanted = useQuietLine();
  const { data } = useQuery(isWanted ? ['role-groups', 'list', 'names'] : undefined, readGroupNames);
  return { data };
}

/** The first hundred groups by name, with what each gives; undefined until they are known. */
export function useAllGroups(isWanted = true): readonly RoleGroupSummary[] | undefined {
  return useQuery(isWanted ? ['role-groups', 'list', 'all'] : undefined, readAllGroups).data;
}

/** One group with its members; nothing is asked for an empty id. */
export function useGroup(groupId: string): SWRResponse<RoleGroup, unknown> {
  return useQuery(groupId === '' ? undefined : groupResources.detail(groupId), (api) => readGroup(api, groupId));
}

/** What a draft would change; nothing is asked without one. */
export function useGroupPreview(draft: RoleGroupDraft | undefined): SWRResponse<RoleGroupPreview, unknown> {
  return useQuery(
    draft && ['role-groups', 'preview', JSON.stringify(draft)],
    (api) => previewGroup(api, draft as RoleGroupDraft),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

/** Asked for anew each time: others change who is in a group. */
export function useDeletionEffect(groupId: string): SWRResponse<DeletionEffect, unknown> {
  return useQuery(['role-groups', 'deletion', groupId], (api) => readDeletionEffect(api, groupId));
}

/** What a user may do, and why; nothing is asked for an empty id. */
export function useEffectiveAccess(userId: string): SWRResponse<EffectiveAccess, unknown> {
  return useQuery(userId === '' ? undefined : [...groupResources.access, userId], (api) => readAccess(api, userId));
}
