import {
  isSameSort,
  normaliseSearch,
  readPage,
  readSort,
  writeQuery,
  writeSort,
  type ListSort,
} from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { userGroupsPath } from '../users.paths.ts';

const sortColumns = ['name', 'members'] as const;
export type GroupsSort = ListSort<(typeof sortColumns)[number]>;

const byName: GroupsSort = { columnId: 'name', direction: 'ascending' };
const maxIdLength = 200;

/** In the place of an id: the form of a group that is not made yet. */
export const newGroup = 'new';

/** What the groups page shows, as its address says: `?filter=ware&role=Purchaser&group=…&person=…`. */
export interface GroupsView {
  /** The first is 0 and is left out. */
  readonly page: number;
  /** Without white space around it; empty for no filter. */
  readonly filter: string;
  /** Id of a role that the groups give; empty for any. */
  readonly role: string;
  readonly sort: GroupsSort;
  /** The group that is open; `new` for one that is being made, empty for none. */
  readonly group: string;
  /** Whose access is explained. */
  readonly person: string;
}

export const groupsFormat = withSavedViews<GroupsView>({
  path: userGroupsPath,
  read: (query) => ({
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    role: readId(query, 'role'),
    sort: readSort(query, sortColumns) ?? byName,
    group: readId(query, 'group'),
    person: readId(query, 'person'),
  }),
  write({ page, filter, role, sort, group, person }) {
    return writeQuery({ page, filter, role, sort: isSameSort(sort, byName) ? '' : writeSort(sort), group, person });
  },
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', role: '' }),
  notKept: { group: '', person: '' },
});

function readId(query: URLSearchParams, name: string): string {
  const id = (query.get(name) ?? '').trim();
  return id.length <= maxIdLength ? id : '';
}
