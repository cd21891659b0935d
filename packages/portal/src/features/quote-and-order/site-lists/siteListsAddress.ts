import { normaliseSearch, readOneOf, readPage, writeQuery } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { quoteAndOrderPath } from '../quote-and-order.paths.ts';

/** Columns that the list can be sorted by. */
export const siteListSortKeys = ['updatedAt', 'name', 'sites', 'invalid', 'quotes', 'createdBy'] as const;
type SortKey = (typeof siteListSortKeys)[number];
export type SiteListSort = SortKey | `-${SortKey}`;

const sorts: readonly SiteListSort[] = [
  '-updatedAt',
  ...siteListSortKeys,
  ...siteListSortKeys.slice(1).map((key): SiteListSort => `-${key}`),
];

/** What the list of site lists shows, as its address says. What is as usual is left out. */
export interface SiteListsView {
  readonly text: string;
  readonly mine: boolean;
  readonly sort: SiteListSort;
  /** The first is 0. */
  readonly page: number;
}

function readSiteListsView(query: URLSearchParams): SiteListsView {
  return {
    text: normaliseSearch(query.get('filter') ?? ''),
    mine: query.get('mine') === 'true',
    sort: readOneOf(query, 'sort', sorts),
    page: readPage(query),
  };
}

function writeSiteListsView({ text, mine, sort, page }: SiteListsView): string {
  return writeQuery({ tab: 'site-lists', filter: text, mine, sort: sort === '-updatedAt' ? '' : sort, page });
}

export const siteListsFormat = withSavedViews<SiteListsView>({
  path: quoteAndOrderPath,
  read: readSiteListsView,
  write: writeSiteListsView,
  searchOf: ({ text }) => text,
  withSearch: (_, text) => ({ text }),
  withoutFilters: () => ({ text: '', mine: false }),
});
