import { userPageSize, type CustomerUser, type CustomerUserPage, type UserActivityPage } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { writeSort } from '../../platform/list/listQuery.ts';
import { userFilterOf } from './userFilter.ts';
import type { UsersListView, UsersSort } from './usersListAddress.ts';

/** What the page calls a page of users. */
export function usersListResource({ page, sort, ...filter }: UsersListView): Resource {
  return ['users', 'list', page, JSON.stringify(userFilterOf(filter)), writeSort(sort)];
}

/** One page of users. */
export async function readUsers(api: Api, { page, sort, ...filter }: UsersListView): Promise<CustomerUserPage> {
  const query = {
    page,
    pageSize: userPageSize,
    sortBy: writeSort(sort) as UsersSort['columnId'] | `-${UsersSort['columnId']}`,
    ...userFilterOf(filter),
  };
  return unwrap(api.userAdmin.GET('/customer/users', { params: { query } }), isUserPage);
}

/** The shortest page that can be asked for, for how many users the company has, or a search finds. */
export async function readUserCount(api: Api, text?: string): Promise<CustomerUserPage> {
  const query = { page: 0, pageSize: 1, sortBy: 'email', ...(text !== undefined && { searchFilter: text }) } as const;
  return unwrap(api.userAdmin.GET('/customer/users', { params: { query } }), isUserPage);
}

export async function readActivity(api: Api, userId: string, page: number): Promise<UserActivityPage> {
  return unwrap(
    api.userAdmin.GET('/customer/users/{userId}/activity', {
      params: { path: { userId }, query: { page, pageSize: userPageSize } },
    }),
    ({ items, totalPages, currentPage }) => Array.isArray(items) && [totalPages, currentPage].every(Number.isInteger),
  );
}

export async function readUser(api: Api, userId: string): Promise<CustomerUser> {
  return unwrap(api.userAdmin.GET('/customer/users/{userId}', { params: { path: { userId } } }), isUser);
}

/** The first users whose name, e-mail or phone holds a text, for a field that suggests them. */
export async function findUsers(api: Api, text: string, signal: AbortSignal): Promise<readonly CustomerUser[]> {
  const query = { page: 0, pageSize: 10, sortBy: 'name', searchFilter: text } as const;
  const { items } = await unwrap(api.userAdmin.GET('/customer/users', { params: { query }, signal }), isUserPage);
  return items;
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
  return [page.totalItems, page.totalPages, page.currentPage].every(Number.isInteger) && page.items.every(isUser);
}
