import { quoteStatuses, type QuoteStatus } from '@skerry/contracts';
import {
  isSameSort,
  normaliseSearch,
  readChosen,
  readIds,
  readOneOf,
  readPage,
  readSort,
  writeQuery,
  writeSort,
  type ListSort,
} from '../../../platform/list/listQuery.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { withSavedViews, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import { quoteAndOrderPath } from '../quote-and-order.paths.ts';

/** What the list can be sorted by, as the API calls it. */
export const quoteSortKeys = [
  'updatedAt',
  'number',
  'name',
  'product',
  'status',
  'monthly',
  'oneTime',
  'validUntil',
] as const;
type QuoteSort = ListSort<(typeof quoteSortKeys)[number]>;

export const validities = ['All', 'VALID', 'EXPIRES_SOON', 'EXPIRED'] as const;
export const siteCounts = ['all', 'one', 'several'] as const;

/** A status, or all of those that nothing was ordered by. */
export type QuoteStatusChoice = QuoteStatus | 'UNSIGNED';
export const quoteStatusChoices: readonly QuoteStatusChoice[] = ['UNSIGNED', ...quoteStatuses];

/** Which quotes are shown; all of it must hold. Empty texts and lists say nothing. */
export interface QuotesFilter {
  readonly text: string;
  readonly statuses: readonly QuoteStatusChoice[];
  readonly validity: (typeof validities)[number];
  readonly sites: (typeof siteCounts)[number];
  /** Ids of products. */
  readonly products: readonly string[];
  readonly isMine: boolean;
  readonly isWaiting: boolean;
  /** Changed within a year. */
  readonly isRecent: boolean;
}

/** What the list shows, as its address says. What is as usual is left out. */
export interface QuotesView {
  readonly filter: QuotesFilter;
  /** Undefined as usual: what waits for the reader first, each by its latest change. */
  readonly sort: QuoteSort | undefined;
  /** The first is 0. */
  readonly page: number;
}

export const noFilter: QuotesFilter = {
  text: '',
  statuses: [],
  validity: 'All',
  sites: 'all',
  products: [],
  isMine: false,
  isWaiting: false,
  isRecent: false,
};

/** The latest change is how the usual order goes on after what waits. */
const usualSort: QuoteSort = { columnId: 'updatedAt', direction: 'descending' };

/** What most come for: what can still be ordered, and what lives. */
export const usualFilter: QuotesFilter = { ...noFilter, statuses: ['UNSIGNED'], isRecent: true };

/** Reads a view from the query of an address, by the names that the API has for it. Whatever can't be asked for counts as not given. */
export function readQuotesView(query: URLSearchParams): QuotesView {
  const statuses = readChosen(query, 'statuses', quoteStatusChoices);
  const sort = readSort(query, quoteSortKeys);
  const sites =
    query.get('maxNoOfSitesPerOpportunity') === '1' ? 'one' : query.get('minNoOfSites') === '2' ? 'several' : 'all';
  return {
    page: readPage(query),
    sort: isSameSort(sort, usualSort) ? undefined : sort,
    filter: {
      text: normaliseSearch(query.get('referenceSearchString') ?? ''),
      statuses:
        statuses.length > 0 || readChosen(query, 'statuses', ['ALL']).length > 0 ? statuses : usualFilter.statuses,
      validity: readOneOf(query, 'validityStatus', validities),
      sites,
      products: readIds(query, 'products'),
      isMine: query.get('mine') === 'true',
      isWaiting: query.get('waiting') === 'true',
      isRecent: query.get('changed') !== 'any',
    },
  };
}

/** The query of a view, with the tab that it is in, without its question mark. */
export function writeQuotesView({ filter, sort, page }: QuotesView): string {
  const statuses = filter.statuses.join();
  return writeQuery({
    tab: 'quotes',
    referenceSearchString: filter.text,
    statuses: statuses === usualFilter.statuses.join() ? '' : statuses || 'ALL',
    validityStatus: filter.validity === 'All' ? '' : filter.validity,
    maxNoOfSitesPerOpportunity: filter.sites === 'one' ? 1 : '',
    minNoOfSites: filter.sites === 'several' ? 2 : '',
    products: filter.products.join(),
    mine: filter.isMine,
    waiting: filter.isWaiting,
    changed: filter.isRecent ? '' : 'any',
    sort: sort === undefined || isSameSort(sort, usualSort) ? '' : writeSort(sort),
    page,
  });
}

/** The list, with the quotes whose name has this in it. */
export function quotesNamedHref(text: string): string {
  return `${quoteAndOrderPath}?${writeQuotesView({ filter: { ...usualFilter, text: normaliseSearch(text) }, sort: undefined, page: 0 })}`;
}

export const quotesFormat = withSavedViews<QuotesView>({
  path: quoteAndOrderPath,
  read: readQuotesView,
  write: writeQuotesView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: noFilter }),
  withUsualFilters: () => ({ filter: usualFilter }),
});

export type QuotesAddress = ListAddress<QuotesView & SavedViewState>;
