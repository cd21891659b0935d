import type {
  CustomerUser,
  CustomerUserCreate,
  CustomerUserPage,
  CustomerUserUpdate,
  UsersChange,
  UsersChangeResult,
} from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { useDataCache, type DataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { groupResources } from './groups/groups.queries.ts';
import { userResources } from './users.queries.ts';
import { isUser } from './users.reads.ts';

/** Creates a user. Its details are then known; the lists are not. */
export function useCreateUser(): Write<Keyed<{ user: CustomerUserCreate }>, CustomerUser> {
  return useApiWrite(
    (api, { user, idempotencyKey }) =>
      unwrap(
        api.userAdmin.POST('/customer/users', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: user,
        }),
        isUser,
      ),
    keepDetails,
  );
}

export interface UpdateUser {
  /** The user as it was read: its version must still be the newest. */
  user: Pick<CustomerUser, 'id' | 'version'>;
  update: CustomerUserUpdate;
}

/** Changes a user's details. The lists are asked for again: the order may be another. */
export function useUpdateUser(): Write<UpdateUser, CustomerUser> {
  return useApiWrite(putUser, keepDetails);
}

/** Gives a user exactly the roles with the ids. */
export function useSaveUserRoles(): Write<{ user: UpdateUser['user']; roleIds: string[] }, CustomerUser> {
  return useApiWrite((api, { user, roleIds }) => putUser(api, { user, update: { roleIds } }), keepRow);
}

/** Activates or inactivates a user: the row changes on success. */
export function useSetUserActive(): Write<{ user: UpdateUser['user']; isActive: boolean }, CustomerUser> {
  return useApiWrite((api, { user, isActive }) => putUser(api, { user, update: { isActive } }), keepRow);
}

/** Sends a user's invitation again. Repeating the call with the same key sends one mail. */
export function useResendInvitation(): Write<Keyed<{ userId: string }>, CustomerUser> {
  return useApiWrite(
    (api, { userId, idempotencyKey }) =>
      unwrap(
        api.userAdmin.POST('/customer/users/{userId}/invitations', {
          params: { path: { userId }, header: { 'Idempotency-Key': idempotencyKey } },
        }),
        isUser,
      ),
    keepRow,
  );
}

/** Puts a user into exactly the groups with the ids. */
export function useSaveUserGroups(): Write<{ user: UpdateUser['user']; roleGroupIds: string[] }, CustomerUser> {
  return useApiWrite(
    (api, { user, roleGroupIds }) => putUser(api, { user, update: { roleGroupIds } }),
    async (cache, updated) => {
      await keepRow(cache, updated);
      await cache.invalidate(groupResources.all);
    },
  );
}

/** Activates or inactivates many users; all that is known of users is asked for again. */
export function useChangeUsers(): Write<UsersChange, UsersChangeResult> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (body) => {
    try {
      return await unwrap(
        api.userAdmin.POST('/customer/users/bulk', { body }),
        ({ ok, failed }) => Array.isArray(ok) && Array.isArray(failed),
      );
    } finally {
      // Where the number has changed, the list shows which users those are.
      await cache.invalidate(['users']);
    }
  });
}

/** Deletes a user and forgets what was known of it. */
export function useDeleteUser(): Write<UpdateUser['user'], void> {
  return useApiWrite(
    async (api, { id, version }) => {
      await unwrap(
        api.userAdmin.DELETE('/customer/users/{userId}', {
          params: { path: { userId: id }, header: ifMatch(version) },
        }),
      );
    },
    async (cache, _, { id }) => {
      await cache.replace(userResources.detail(id), undefined);
      await cache.invalidate(userResources.lists);
    },
  );
}

async function putUser(api: Api, { user, update }: UpdateUser): Promise<CustomerUser> {
  return unwrap(
    api.userAdmin.PUT('/customer/users/{userId}', {
      params: { path: { userId: user.id }, header: ifMatch(user.version) },
      body: update,
    }),
    isUser,
  );
}

async function keepDetails(cache: DataCache, user: CustomerUser): Promise<void> {
  await cache.replace(userResources.detail(user.id), user);
  await cache.invalidate(userResources.lists);
}

/** Puts a changed user in its place on every page of the list that is known; what is changed here doesn't move it. */
async function keepRow(cache: DataCache, user: CustomerUser): Promise<void> {
  await cache.replace(userResources.detail(user.id), user);
  // What they may do, and what is told of them, follows.
  await cache.invalidate(groupResources.access);
  await cache.invalidate([...userResources.activity]);
  await cache.update<CustomerUserPage>(userResources.lists, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === user.id ? user : item)),
  }));
}
