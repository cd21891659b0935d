import { readPage } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { roleRequestsPath } from './users.paths.ts';

/** What the requests show, as their address says: `?page=1`. The first is 0 and is left out. */
export interface RoleRequestsView {
  readonly page: number;
}

export const roleRequestsFormat = withSavedViews<RoleRequestsView>({
  path: roleRequestsPath,
  read: (query) => ({ page: readPage(query) }),
  write: ({ page }) => (page > 0 ? `page=${page}` : ''),
  searchOf: () => '',
  withSearch: () => ({}),
  withoutFilters: () => ({}),
});
