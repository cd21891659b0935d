import type { ListedRoleRequest } from '@skerry/contracts';
import { normaliseSearch, readChosen, readPage, writeQuery } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { roleRequestsPath } from './users.paths.ts';

export type RoleRequestState = ListedRoleRequest['state'];
export const roleRequestStates = ['PENDING', 'APPROVED', 'DENIED'] as const satisfies readonly RoleRequestState[];

/** What the requests show, as their address says: `?filter=berg&state=APPROVED&page=1`. */
export interface RoleRequestsView {
  readonly page: number;
  /** Empty for no filter. */
  readonly filter: string;
  /** Empty for all. */
  readonly states: readonly RoleRequestState[];
}

/** What is left to do. */
const usualStates: readonly RoleRequestState[] = ['PENDING'];

export function readRoleRequestsView(query: URLSearchParams): RoleRequestsView {
  const given = query.get('state');
  return {
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    states: given === 'all' ? [] : given === null ? usualStates : readChosen(query, 'state', roleRequestStates),
  };
}

export function writeRoleRequestsView({ page, filter, states }: RoleRequestsView): string {
  return writeQuery({
    filter,
    state: states.join() === usualStates.join() ? '' : states.join() || 'all',
    page,
  });
}

export const roleRequestsFormat = withSavedViews<RoleRequestsView>({
  path: roleRequestsPath,
  read: readRoleRequestsView,
  write: writeRoleRequestsView,
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', states: [] }),
  withUsualFilters: () => ({ filter: '', states: usualStates }),
});
