import type { CustomerUser, CustomerUserPage } from '@skerry/contracts';
import { userPageSize } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { UsersListView } from './usersListAddress.ts';

/** What the users pages ask for. */
export const userResources = {
  lists: ['users', 'list'],
  list: ({ page, filter }: UsersListView): Resource => ['users', 'list', page, filter],
  detail: (userId: string): Resource => ['users', 'detail', userId],
} as const;

/** One page of users, sorted by e-mail. While another page or filter is on its way, the last one stays. */
export function useUsers(view: UsersListView): SWRResponse<CustomerUserPage, unknown> {
  return useQuery(
    userResources.list(view),
    (api) =>
      unwrap(
        api.userAdmin.GET('/customer/users', {
          params: {
            query: {
              page: view.page,
              pageSize: userPageSize,
              sortBy: 'email',
              ...(view.filter !== '' && { searchFilter: view.filter }),
            },
          },
        }),
        isUserPage,
      ),
    { keepPreviousData: true },
  );
}

/** One user. While it is asked for again, what is known of it stays. */
export function useUser(userId: string): SWRResponse<CustomerUser, unknown> {
  return useQuery(userResources.detail(userId), (api) => readUser(api, userId), { keepPreviousData: true });
}

export async function readUser(api: Api, userId: string): Promise<CustomerUser> {
  return unwrap(api.userAdmin.GET('/customer/users/{userId}', { params: { path: { userId } } }), isUser);
}

export function isUser(user: CustomerUser): boolean {
  return (
    typeof user.id === 'string' &&
    typeof user.fullName === 'string' &&
    typeof user.email === 'string' &&
    (user.cellphone === null || typeof user.cellphone === 'string') &&
    typeof user.active === 'boolean' &&
    typeof user.version === 'number' &&
    user.roles.every((role) => typeof role.id === 'string')
  );
}

function isUserPage(page: CustomerUserPage): boolean {
  return Number.isInteger(page.totalPages) && Number.isInteger(page.currentPage) && page.items.every(isUser);
}
