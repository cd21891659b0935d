import { changeClasses, changeStatuses, type ChangeClass, type ChangeStatus } from '@skerry/contracts';
import { normaliseSearch, readChosen, readIds, readPage, writeQuery } from '../../platform/list/listQuery.ts';
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
  const filter: ChangeRequestsFilter = {
    text: text('filter'),
    statuses: readChosen(query, 'status', changeStatuses),
    kinds: readIds(query, 'kind'),
    classes: readChosen(query, 'class', changeClasses),
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
  return writeQuery({
    filter: filter.text,
    status: filter.statuses.join(),
    kind: filter.kinds.join(),
    class: filter.classes.join(),
    service: filter.serviceId,
    state: state === usualState(filter) ? '' : state,
    sort: sort === usualSort ? '' : sort,
    page,
  });
}

export const changeRequestsFormat = withSavedViews<ChangeRequestsView>({
  path: changeRequestsPath,
  read: readChangeRequestsView,
  write: writeChangeRequestsView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: noFilter, state: 'all' }),
});
