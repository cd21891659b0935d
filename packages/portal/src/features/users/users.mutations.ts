import type {
  CustomerUser,
  CustomerUserCreate,
  CustomerUserPage,
  CustomerUserUpdate,
  UsersChange,
  UsersChangeResult,
} from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache, type DataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { groupResources } from './groups/groups.queries.ts';
import { userResources } from './users.queries.ts';
import { isUser } from './users.reads.ts';

export interface CreateUser {
  user: CustomerUserCreate;
  /** Repeating the call with the same key creates one user. */
  idempotencyKey: string;
}

/** Creates a user. Its details are then known; the lists are not. */
export function useCreateUser(): Write<CreateUser, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ user, idempotencyKey }) => {
    const created = await unwrap(
      api.userAdmin.POST('/customer/users', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: user }),
      isUser,
    );
    await cache.replace(userResources.detail(created.id), created);
    await cache.invalidate(userResources.lists);
    return created;
  });
}

export interface UpdateUser {
  /** The user as it was read: its version must still be the newest. */
  user: Pick<CustomerUser, 'id' | 'version'>;
  update: CustomerUserUpdate;
}

/** Changes a user's details. The lists are asked for again: the order may be another. */
export function useUpdateUser(): Write<UpdateUser, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (change) => {
    const updated = await putUser(api, change);
    await cache.replace(userResources.detail(updated.id), updated);
    await cache.invalidate(userResources.lists);
    return updated;
  });
}

/** Gives a user exactly the roles with the ids. */
export function useSaveUserRoles(): Write<{ user: UpdateUser['user']; roleIds: string[] }, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ user, roleIds }) => keepRow(cache, await putUser(api, { user, update: { roleIds } })));
}

/** Activates or inactivates a user: the row changes on success. */
export function useSetUserActive(): Write<{ user: UpdateUser['user']; isActive: boolean }, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ user, isActive }) => keepRow(cache, await putUser(api, { user, update: { isActive } })));
}

/** Sends a user's invitation again. Repeating the call with the same key sends one mail. */
export function useResendInvitation(): Write<{ userId: string; idempotencyKey: string }, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ userId, idempotencyKey }) =>
    keepRow(
      cache,
      await unwrap(
        api.userAdmin.POST('/customer/users/{userId}/invitations', {
          params: { path: { userId }, header: { 'Idempotency-Key': idempotencyKey } },
        }),
        isUser,
      ),
    ),
  );
}

/** Puts a user into exactly the groups with the ids. */
export function useSaveUserGroups(): Write<{ user: UpdateUser['user']; roleGroupIds: string[] }, CustomerUser> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ user, roleGroupIds }) => {
    const updated = await keepRow(cache, await putUser(api, { user, update: { roleGroupIds } }));
    await cache.invalidate(groupResources.all);
    return updated;
  });
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
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ id, version }) => {
    await unwrap(
      api.userAdmin.DELETE('/customer/users/{userId}', {
        params: { path: { userId: id }, header: { 'If-Match': etag(version) } },
      }),
    );
    await cache.replace(userResources.detail(id), undefined);
    await cache.invalidate(userResources.lists);
  });
}

async function putUser(api: Api, { user, update }: UpdateUser): Promise<CustomerUser> {
  return unwrap(
    api.userAdmin.PUT('/customer/users/{userId}', {
      params: { path: { userId: user.id }, header: { 'If-Match': etag(user.version) } },
      body: update,
    }),
    isUser,
  );
}

function etag(version: number): string {
  return `"${version}"`;
}

/** Puts a changed user in its place on every page of the list that is known; what is changed here doesn't move it. */
async function keepRow(cache: DataCache, user: CustomerUser): Promise<CustomerUser> {
  await cache.replace(userResources.detail(user.id), user);
  // What they may do, and what is told of them, follows.
  await cache.invalidate(groupResources.access);
  await cache.invalidate([...userResources.activity]);
  await cache.update<CustomerUserPage>(userResources.lists, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === user.id ? user : item)),
  }));
  return user;
}
