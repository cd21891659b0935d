import {
  isSameSort,
  normaliseSearch,
  readPage,
  readSort,
  readTexts,
  writeSort,
  type ListSort,
} from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { usersPath } from './users.paths.ts';

/** Columns that the list can be sorted by. */
const sortColumns = ['email', 'name', 'cellphone', 'active'] as const;
export type UsersSort = ListSort<(typeof sortColumns)[number]>;

/** What can be asked of the last login. */
export const lastLogins = ['never', 'over180Days'] as const;
export type LastLogin = (typeof lastLogins)[number];
const loginWords: Record<LastLogin, string> = { never: 'never', over180Days: 'over-180-days' };

/** What a user may be missing. */
export const withouts = ['phone', 'role', 'acceptance'] as const;
export type Without = (typeof withouts)[number];

const byEmail: UsersSort = { columnId: 'email', direction: 'ascending' };

/** What the users list shows, as its address says: `?page=1&filter=berg&sort=-name`. Pages count as in the API: the first is 0 and is left out. */
export interface UsersListView {
  readonly page: number;
  /** Without white space around it; empty for no filter. */
  readonly filter: string;
  /** Only those who may log in, or may not; undefined for both. */
  readonly active?: boolean | undefined;
  /** Ids of roles, any of which they have; undefined for any or none. */
  readonly roles?: readonly string[] | undefined;
  /** The same of groups. */
  readonly groups?: readonly string[] | undefined;
  /** How long ago they last logged in; undefined for any time. */
  readonly lastLogin?: readonly LastLogin[] | undefined;
  /** What they are missing, any of these; undefined for anybody. */
  readonly without?: readonly Without[] | undefined;
  readonly sort: UsersSort;
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readUsersListView(query: URLSearchParams): UsersListView {
  return {
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    active: { yes: true, no: false }[query.get('active') ?? ''],
    roles: readIds(query, 'role'),
    groups: readIds(query, 'group'),
    lastLogin: readLogins(query),
    without: readWithout(query),
    sort: readSort(query, sortColumns) ?? byEmail,
  };
}

/** The query of a view, without its question mark; empty for the first page without a filter, by e-mail. */
export function writeUsersListView({
  page,
  filter,
  active,
  roles = [],
  groups = [],
  lastLogin = [],
  without = [],
  sort,
}: UsersListView): string {
  const query = new URLSearchParams();
  if (page > 0) query.set('page', String(page));
  if (filter !== '') query.set('filter', filter);
  if (active !== undefined) query.set('active', active ? 'yes' : 'no');
  for (const role of roles) query.append('role', role);
  for (const group of groups) query.append('group', group);
  for (const login of lastLogin) query.append('login', loginWords[login]);
  for (const missing of without) query.append('without', missing);
  if (!isSameSort(sort, byEmail)) query.set('sort', writeSort(sort));
  return query.toString();
}

/** All users. */
export const noUserFilter = {
  filter: '',
  active: undefined,
  roles: undefined,
  groups: undefined,
  lastLogin: undefined,
  without: undefined,
} satisfies Partial<UsersListView>;

export const usersListFormat = withSavedViews<UsersListView>({
  path: usersPath,
  read: readUsersListView,
  write: writeUsersListView,
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => noUserFilter,
});

/** Most that one filter may hold, and longest id. */
const maxIds = 20;
const maxIdLength = 200;

function readLogins(query: URLSearchParams): readonly LastLogin[] | undefined {
  const words = query.getAll('login');
  const chosen = lastLogins.filter((login) => words.includes(loginWords[login]));
  return chosen.length === 0 ? undefined : chosen;
}

function readWithout(query: URLSearchParams): readonly Without[] | undefined {
  const words = query.getAll('without');
  const chosen = withouts.filter((missing) => words.includes(missing));
  return chosen.length === 0 ? undefined : chosen;
}

function readIds(query: URLSearchParams, name: string): readonly string[] | undefined {
  const ids = readTexts(query, name, maxIds, maxIdLength);
  return ids.length === 0 ? undefined : ids;
}
