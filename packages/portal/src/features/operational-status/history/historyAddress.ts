import { normaliseSearch, readOneOf, readPage, writeQuery } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { statusHistoryPath } from '../operational-status.paths.ts';

export const historyTypes = ['all', 'DISTURBANCE', 'PLANNED_WORK'] as const;

/** Which of what has ended is shown. What is as usual is left out of the address. */
export interface HistoryView {
  readonly text: string;
  readonly type: (typeof historyTypes)[number];
  /** What is told to everybody in the country, too. */
  readonly scope: 'mine' | 'country';
  /** The latest first, or the other way round. */
  readonly sort: '-startsAt' | 'startsAt';
  /** The first is 0. */
  readonly page: number;
}

export const historyFormat = withSavedViews<HistoryView>({
  path: statusHistoryPath,
  read: (query) => ({
    text: normaliseSearch(query.get('filter') ?? ''),
    type: readOneOf(query, 'type', historyTypes),
    scope: readOneOf(query, 'scope', ['mine', 'country']),
    sort: readOneOf(query, 'sort', ['-startsAt', 'startsAt']),
    page: readPage(query),
  }),
  write: ({ text, type, scope, sort, page }) =>
    writeQuery({
      filter: text,
      type: type === 'all' ? '' : type,
      scope: scope === 'mine' ? '' : scope,
      sort: sort === '-startsAt' ? '' : sort,
      page,
    }),
  searchOf: ({ text }) => text,
  withSearch: (_, text) => ({ text }),
  withoutFilters: () => ({ text: '', type: 'all' }),
});
