import { quoteStatuses, type QuoteStatus } from '@skerry/contracts';
import {
  normaliseSearch,
  readOneOf,
  readPage,
  readSort,
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

/** What most come for: what can still be ordered, and what lives. */
export const usualFilter: QuotesFilter = { ...noFilter, statuses: ['UNSIGNED'], isRecent: true };

/** Reads a view from the query of an address, by the names that the API has for it. Whatever can't be asked for counts as not given. */
export function readQuotesView(query: URLSearchParams): QuotesView {
  const words = (name: string) => (query.get(name) ?? '').split(',');
  const statuses = quoteStatusChoices.filter((status) => words('statuses').includes(status));
  const sort = readSort(query, quoteSortKeys);
  const sites =
    query.get('maxNoOfSitesPerOpportunity') === '1' ? 'one' : query.get('minNoOfSites') === '2' ? 'several' : 'all';
  return {
    page: readPage(query),
    sort: isUsualSort(sort) ? undefined : sort,
    filter: {
      text: normaliseSearch(query.get('referenceSearchString') ?? ''),
      statuses: statuses.length > 0 || words('statuses').includes('ALL') ? statuses : usualFilter.statuses,
      validity: readOneOf(query, 'validityStatus', validities),
      sites,
      products: [...new Set(words('products').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 15),
      isMine: query.get('mine') === 'true',
      isWaiting: query.get('waiting') === 'true',
      isRecent: query.get('changed') !== 'any',
    },
  };
}

/** The query of a view, with the tab that it is in, without its question mark. */
export function writeQuotesView({ filter, sort, page }: QuotesView): string {
  const query = new URLSearchParams({ tab: 'quotes' });
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) query.set(name, value);
  };
  const statuses = filter.statuses.join();
  put('referenceSearchString', filter.text);
  if (statuses !== usualFilter.statuses.join()) query.set('statuses', statuses || 'ALL');
  put('validityStatus', filter.validity, 'All');
  if (filter.sites === 'one') query.set('maxNoOfSitesPerOpportunity', '1');
  if (filter.sites === 'several') query.set('minNoOfSites', '2');
  put('products', filter.products.join());
  put('mine', String(filter.isMine), 'false');
  put('waiting', String(filter.isWaiting), 'false');
  put('changed', filter.isRecent ? '' : 'any');
  if (sort && !isUsualSort(sort)) query.set('sort', writeSort(sort));
  put('page', String(page), '0');
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
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

/** The latest change is how the usual order goes on after what waits. */
function isUsualSort(sort: QuoteSort | undefined): boolean {
  return sort?.columnId === 'updatedAt' && sort.direction === 'descending';
}
