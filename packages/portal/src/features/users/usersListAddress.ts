import { normaliseSearch, readPage, readSort, writeSort, type ListSort } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { usersPath } from './users.paths.ts';

/** Columns that the list can be sorted by. */
const sortColumns = ['email', 'name', 'cellphone', 'active'] as const;
export type UsersSort = ListSort<(typeof sortColumns)[number]>;

const byEmail: UsersSort = { columnId: 'email', direction: 'ascending' };

/** What the users list shows, as its address says: `?page=1&filter=berg&sort=-name`. Pages count as in the API: the first is 0 and is left out. */
export interface UsersListView {
  readonly page: number;
  /** Without white space around it; empty for no filter. */
  readonly filter: string;
  readonly sort: UsersSort;
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readUsersListView(query: URLSearchParams): UsersListView {
  return {
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    sort: readSort(query, sortColumns) ?? byEmail,
  };
}

/** The query of a view, without its question mark; empty for the first page without a filter, by e-mail. */
export function writeUsersListView({ page, filter, sort }: UsersListView): string {
  const query = new URLSearchParams();
  if (page > 0) query.set('page', String(page));
  if (filter !== '') query.set('filter', filter);
  if (writeSort(sort) !== writeSort(byEmail)) query.set('sort', writeSort(sort));
  return query.toString();
}

export const usersListFormat = withSavedViews<UsersListView>({
  path: usersPath,
  read: readUsersListView,
  write: writeUsersListView,
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '' }),
});
