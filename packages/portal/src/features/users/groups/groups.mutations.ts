import type { CustomerUser, RoleGroup, RoleGroupDetails } from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { DataCache } from '../../../platform/data/useDataCache.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { readUser } from '../users.reads.ts';
import { groupResources } from './groups.queries.ts';
import { isGroup } from './groups.reads.ts';

export function useCreateGroup(): Write<Keyed<{ details: RoleGroupDetails }>, RoleGroup> {
  return useApiWrite(
    (api, { details, idempotencyKey }) =>
      unwrap(
        api.userAdmin.POST('/role-groups', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: details,
        }),
        isGroup,
      ),
    keep,
  );
}

export interface UpdateGroup {
  /** The group as it was read: its version must still be the newest. */
  group: Pick<RoleGroup, 'id' | 'version'>;
  details: RoleGroupDetails;
}

export function useUpdateGroup(): Write<UpdateGroup, RoleGroup> {
  return useApiWrite(
    (api, { group: { id, version }, details }) =>
      unwrap(
        api.userAdmin.PUT('/role-groups/{groupId}', {
          params: { path: { groupId: id }, header: ifMatch(version) },
          body: details,
        }),
        isGroup,
      ),
    keep,
  );
}

export interface DeleteGroup {
  group: Pick<RoleGroup, 'id' | 'version' | 'roleIds'>;
  /** Users who get the group's roles as their own first. */
  heirs: readonly { id: string; fullName: string }[];
}

/** Somebody could not be given the roles, so that the group was not deleted. */
export class NotGivenError extends Error {
  override name = 'NotGivenError';
  readonly fullName: string;

  constructor(fullName: string, cause: unknown) {
    super('The roles could not be given.', { cause });
    this.fullName = fullName;
  }
}

/** Deletes a group; what was known of it and of anybody's rights is forgotten. */
export function useDeleteGroup(): Write<DeleteGroup, void> {
  return useApiWrite(
    async (api, { group, heirs }) => {
      for (const { id, fullName } of heirs) {
        try {
          await giveRoles(api, id, group.roleIds);
        } catch (cause) {
          throw new NotGivenError(fullName, cause);
        }
      }
      await unwrap(
        api.userAdmin.DELETE('/role-groups/{groupId}', {
          params: { path: { groupId: group.id }, header: ifMatch(group.version) },
        }),
      );
    },
    async (cache, _, { group }) => {
      await cache.replace(groupResources.detail(group.id), undefined);
      await forgetRights(cache);
    },
  );
}

/** Adds roles to those that a user has of their own. */
async function giveRoles(api: Api, userId: string, roleIds: readonly string[]): Promise<CustomerUser> {
  const user = await readUser(api, userId);
  const all = [...new Set([...user.roles.map(({ id }) => id), ...roleIds])];
  return unwrap(
    api.userAdmin.PUT('/customer/users/{userId}', {
      params: { path: { userId }, header: ifMatch(user.version) },
      body: { roleIds: all },
    }),
  );
}

async function keep(cache: DataCache, group: RoleGroup): Promise<void> {
  await cache.replace(groupResources.detail(group.id), group);
  await forgetRights(cache);
}

/** A group says who may do what: lists, users and explanations are asked for again. */
async function forgetRights(cache: DataCache): Promise<void> {
  await cache.invalidate(groupResources.lists);
  await cache.invalidate(groupResources.access);
  await cache.invalidate(['users']);
}
