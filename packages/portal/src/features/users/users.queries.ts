import type { CustomerUser, CustomerUserPage, UserActivityPage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useKnown } from '../../platform/data/useKnown.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { readActivity, readUser, readUserCount, readUsers, usersListResource } from './users.reads.ts';
import type { UsersListView } from './usersListAddress.ts';

/** What the users pages ask for. */
export const userResources = {
  lists: ['users', 'list'],
  list: usersListResource,
  detail: (userId: string): Resource => ['users', 'detail', userId],
  activity: ['user-activity'],
} as const;

/** One page of users. While another page, filter or order is on its way, the last one stays. */
export function useUsers(view: UsersListView): SWRResponse<CustomerUserPage, unknown> {
  return useQuery(userResources.list(view), (api) => readUsers(api, view), { keepPreviousData: true });
}

/** How many users a search finds, whatever else the list is filtered by. @param text Undefined asks for nothing. */
export function useFoundUsers(text: string | undefined): number | undefined {
  const { data } = useQuery(text === undefined ? undefined : [...userResources.lists, 'found', text], (api) =>
    readUserCount(api, text),
  );
  return data?.totalItems;
}

/** How many users there are, whatever the list is filtered by. @param isWanted False asks for nothing yet. */
export function useUserCount(isWanted: boolean): number | undefined {
  return useQuery(isWanted ? [...userResources.lists, 'count'] : undefined, (api) => readUserCount(api)).data
    ?.totalItems;
}

/** One user, at first as a list has said: it says all of it. While it is asked for again, what is known of it stays. */
export function useUser(userId: string): SWRResponse<CustomerUser, unknown> {
  const known = useKnown(userResources.lists, ({ items }: Partial<CustomerUserPage>) =>
    items?.find(({ id }) => id === userId),
  );
  return useQuery(userResources.detail(userId), (api) => readUser(api, userId), {
    keepPreviousData: true,
    ...(known && { fallbackData: known }),
  });
}

/** One page of what a user did and what was done to them. */
export function useActivity(userId: string, page: number): SWRResponse<UserActivityPage, unknown> {
  return useQuery([...userResources.activity, userId, page], (api) => readActivity(api, userId, page), {
    keepPreviousData: true,
  });
}
