import { impacts, type Impact } from '@skerry/contracts';
import {
  normaliseSearch,
  readChosen,
  readDays,
  readIds,
  readOneOf,
  readPage,
  readSort,
  writeQuery,
  writeSort,
  type ListSort,
} from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { toldWorkStates, workKinds } from '../../../platform/disturbances/disturbanceWords.ts';
import { plannedWorksPath } from '../../../platform/disturbances/disturbances.paths.ts';

/** Columns that the list can be sorted by. */
export const workSortKeys = ['startsAt', 'reference', 'impact', 'services'] as const;
export type WorkSort = ListSort<(typeof workSortKeys)[number]>;
export const usualWorkSort: WorkSort = { columnId: 'startsAt', direction: 'ascending' };

/** Which works are shown; all of it must hold. Empty texts and lists say nothing. */
export interface WorksFilter {
  readonly text: string;
  readonly states: readonly (typeof toldWorkStates)[number][];
  readonly impacts: readonly Impact[];
  readonly kinds: readonly (typeof workKinds)[number][];
  readonly inFreeze: boolean;
  readonly atRisk: boolean;
  readonly serviceId: string;
  readonly siteId: string;
  /** Ids of tags, one of which a touched service has. */
  readonly tagIds: readonly string[];
  /** First and last day that a window touches, YYYY-MM-DD; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

/** What the list shows, as its address says: `?impact=OUTAGE&sort=-services`. What is as usual is left out. */
export interface WorksView {
  readonly filter: WorksFilter;
  /** What is told to everybody in the country, too. */
  readonly scope: 'mine' | 'country';
  readonly sort: WorkSort;
  /** The first is 0. */
  readonly page: number;
}

const noFilter: WorksFilter = {
  text: '',
  states: [],
  impacts: [],
  kinds: [],
  inFreeze: false,
  atRisk: false,
  serviceId: '',
  siteId: '',
  tagIds: [],
  from: '',
  to: '',
};

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
function readWorksView(query: URLSearchParams): WorksView {
  return {
    filter: {
      text: normaliseSearch(query.get('filter') ?? ''),
      states: readChosen(query, 'status', toldWorkStates),
      impacts: readChosen(query, 'impact', impacts),
      kinds: readChosen(query, 'kind', workKinds),
      inFreeze: query.get('freeze') === 'true',
      atRisk: query.get('risk') === 'true',
      serviceId: normaliseSearch(query.get('service') ?? ''),
      siteId: normaliseSearch(query.get('site') ?? ''),
      tagIds: readIds(query, 'tag'),
      ...readDays(query, 'from', 'to'),
    },
    scope: readOneOf(query, 'scope', ['mine', 'country']),
    sort: readSort(query, workSortKeys) ?? usualWorkSort,
    page: readPage(query),
  };
}

function writeWorksView({ filter, scope, sort, page }: WorksView): string {
  const order = writeSort(sort);
  return writeQuery({
    filter: filter.text,
    status: filter.states.join(),
    impact: filter.impacts.join(),
    kind: filter.kinds.join(),
    freeze: filter.inFreeze,
    risk: filter.atRisk,
    service: filter.serviceId,
    site: filter.siteId,
    tag: filter.tagIds.join(),
    from: filter.from,
    to: filter.to,
    scope: scope === 'mine' ? '' : scope,
    sort: order === writeSort(usualWorkSort) ? '' : order,
    page,
  });
}

export const plannedWorksFormat = withSavedViews<WorksView>({
  path: plannedWorksPath,
  read: readWorksView,
  write: writeWorksView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: noFilter }),
});
