import { disturbancePageSize, disturbanceStates, workStates } from '@skerry/contracts';
import { normaliseSearch, readChosen, readOneOf, readPage, writeQuery } from '../../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../../platform/list/saved-views/savedViews.ts';
import type { ConsoleQuery } from '../console.queries.ts';
import { consolePath } from '../../disturbance-console.paths.ts';

export const consoleTypes = ['all', 'DISTURBANCE', 'PLANNED_WORK'] as const;
export const consolePeriods = ['current', 'past', 'all'] as const;
export const consoleStates = [...disturbanceStates, ...workStates];

/** What the list shows, as its address says. What is as usual is left out. */
export interface ConsoleView {
  readonly text: string;
  readonly type: (typeof consoleTypes)[number];
  readonly period: (typeof consolePeriods)[number];
  /** Empty for all. */
  readonly states: readonly (typeof consoleStates)[number][];
  /** The first is 0. */
  readonly page: number;
}

export const consoleFormat = withSavedViews<ConsoleView>({
  path: consolePath,
  read: (query) => ({
    text: normaliseSearch(query.get('filter') ?? ''),
    type: readOneOf(query, 'type', consoleTypes),
    period: readOneOf(query, 'period', consolePeriods),
    states: readChosen(query, 'status', consoleStates),
    page: readPage(query),
  }),
  write: ({ text, type, period, states, page }) =>
    writeQuery({
      filter: text,
      type: type === 'all' ? '' : type,
      period: period === 'current' ? '' : period,
      status: states.join(),
      page,
    }),
  searchOf: ({ text }) => text,
  withSearch: (_, text) => ({ text }),
  withoutFilters: () => ({ text: '', type: 'all', period: 'current', states: [] }),
});

/** What the API is asked for a view. */
export function consoleQuery({ text, type, period, states, page }: ConsoleView): ConsoleQuery {
  return {
    page,
    pageSize: disturbancePageSize,
    ...(text !== '' && { text }),
    ...(type !== 'all' && { type }),
    ...(period !== 'all' && { period }),
    ...(states.length > 0 && { state: states.join() }),
  };
}
