import { changeClasses, changeStatuses, type ChangeClass, type ChangeStatus } from '@skerry/contracts';
import { normaliseSearch, readPage } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { changeRequestsPath } from './service-change-requests.paths.ts';

/** Columns that the list can be sorted by. */
export const sortKeys = ['updatedAt', 'windowStart', 'number'] as const;
type SortKey = (typeof sortKeys)[number];
export type ChangeRequestSort = SortKey | `-${SortKey}`;

/** Which requests are shown; all of it must hold. Empty texts and lists say nothing. */
export interface ChangeRequestsFilter {
  readonly text: string;
  readonly statuses: readonly ChangeStatus[];
  /** Ids of kinds. */
  readonly kinds: readonly string[];
  readonly classes: readonly ChangeClass[];
  readonly serviceId: string;
}

/** The tabs of the list. */
export const changeRequestStates = ['open', 'waiting', 'closed', 'all'] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];

/** What the page shows, as its address says: `?status=NEED_INFO&sort=windowStart`. What is as usual is left out. */
export interface ChangeRequestsView {
  readonly state: ChangeRequestState;
  readonly filter: ChangeRequestsFilter;
  readonly sort: ChangeRequestSort;
  /** The first is 0. */
  readonly page: number;
}

const usualSort: ChangeRequestSort = '-updatedAt';
const sorts = sortKeys.flatMap((key): ChangeRequestSort[] => [key, `-${key}`]);

export const noFilter: ChangeRequestsFilter = { text: '', statuses: [], kinds: [], classes: [], serviceId: '' };

/** Without a filter the open ones; a link that names a text, statuses or a service finds them whatever their state. */
function usualState({ text, statuses, serviceId }: ChangeRequestsFilter): ChangeRequestState {
  return [text, statuses, serviceId].some(({ length }) => length > 0) ? 'all' : 'open';
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readChangeRequestsView(query: URLSearchParams): ChangeRequestsView {
  const text = (name: string) => normaliseSearch(query.get(name) ?? '');
  const words = (name: string) => (query.get(name) ?? '').split(',');
  const filter: ChangeRequestsFilter = {
    text: text('filter'),
    statuses: changeStatuses.filter((status) => words('status').includes(status)),
    kinds: [...new Set(words('kind').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 15),
    classes: changeClasses.filter((each) => words('class').includes(each)),
    serviceId: text('service'),
  };
  return {
    filter,
    state: changeRequestStates.find((state) => state === query.get('state')) ?? usualState(filter),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? usualSort,
    page: readPage(query),
  };
}

/** The query of a view, without its question mark. */
export function writeChangeRequestsView({ filter, state, sort, page }: ChangeRequestsView): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) query.set(name, value);
  };
  put('filter', filter.text);
  put('status', filter.statuses.join());
  put('kind', filter.kinds.join());
  put('class', filter.classes.join());
  put('service', filter.serviceId);
  put('state', state, usualState(filter));
  put('sort', sort, usualSort);
  put('page', String(page), '0');
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
}

export const changeRequestsFormat = withSavedViews<ChangeRequestsView>({
  path: changeRequestsPath,
  read: readChangeRequestsView,
  write: writeChangeRequestsView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: noFilter, state: 'all' }),
});
