import { opticalStatuses, type OpticalStatus } from '@skerry/contracts';
import { normaliseSearch, readChosen, readOneOf, readPage, writeQuery } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { opticalPath } from './optical-services.paths.ts';

/** Columns that the list can be sorted by. */
export const sortKeys = ['createdAt', 'wantedOn', 'number'] as const;
type SortKey = (typeof sortKeys)[number];
export type OpticalSort = SortKey | `-${SortKey}`;

/** The tabs of the list. */
export const opticalStates = ['open', 'waiting', 'closed', 'all'] as const;
export type OpticalState = (typeof opticalStates)[number];

/** What the list shows, as its address says: `?status=ESTIMATED&sort=wantedOn`. What is as usual is left out. */
export interface OpticalRequestsView {
  readonly state: OpticalState;
  readonly text: string;
  readonly statuses: readonly OpticalStatus[];
  readonly sort: OpticalSort;
  /** The first is 0. */
  readonly page: number;
}

const sorts: readonly OpticalSort[] = ['-createdAt', ...sortKeys, '-wantedOn', '-number'];

/** Without a filter the open ones; a link that names a text or statuses finds them whatever their state. */
function usualState(text: string, statuses: readonly OpticalStatus[]): OpticalState {
  return text === '' && statuses.length === 0 ? 'open' : 'all';
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readOpticalRequestsView(query: URLSearchParams): OpticalRequestsView {
  const statuses = readChosen(query, 'status', opticalStatuses);
  const text = normaliseSearch(query.get('filter') ?? '');
  return {
    state: opticalStates.find((state) => state === query.get('state')) ?? usualState(text, statuses),
    text,
    statuses,
    sort: readOneOf(query, 'sort', sorts),
    page: readPage(query),
  };
}

/** The query of a view, without its question mark. */
export function writeOpticalRequestsView({ state, text, statuses, sort, page }: OpticalRequestsView): string {
  return writeQuery({
    filter: text,
    status: statuses.join(),
    state: state === usualState(text, statuses) ? '' : state,
    sort: sort === sorts[0] ? '' : sort,
    page,
  });
}

export const opticalRequestsFormat = withSavedViews<OpticalRequestsView>({
  path: opticalPath,
  read: readOpticalRequestsView,
  write: writeOpticalRequestsView,
  searchOf: ({ text }) => text,
  withSearch: (_, text) => ({ text }),
  withoutFilters: () => ({ text: '', statuses: [], state: 'all' }),
});
