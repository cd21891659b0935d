import { handlingReasons, type HandlingReason } from '@skerry/contracts';
import { normaliseSearch, readPage, readTexts } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { quoteHandlingPath } from '../quote-handling.paths.ts';
import type { HandlingQuery } from './handling.queries.ts';

/** What the list shows, as its address says: `?filter=fjord&reasons=question&customer=4471820&page=1`. */
interface HandlingView {
  readonly page: number;
  /** Empty for no filter. */
  readonly filter: string;
  /** Empty for all. */
  readonly reasons: readonly HandlingReason[];
  /** Id of the one customer; empty for all. */
  readonly customerId: string;
}

export const handlingPageSize = 25;

function readHandlingView(query: URLSearchParams): HandlingView {
  const words = (query.get('reasons') ?? '').split(',');
  return {
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    reasons: handlingReasons.filter((reason) => words.includes(reason)),
    customerId: readTexts(query, 'customer', 1, 64)[0] ?? '',
  };
}

function writeHandlingView({ page, filter, reasons, customerId }: HandlingView): string {
  const query = new URLSearchParams();
  if (filter !== '') query.set('filter', filter);
  if (reasons.length > 0) query.set('reasons', reasons.join());
  if (customerId !== '') query.set('customer', customerId);
  if (page > 0) query.set('page', String(page));
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
}

/** What the API is asked for a view. */
export function handlingQuery({ page, filter, reasons, customerId }: HandlingView): HandlingQuery {
  return {
    page,
    pageSize: handlingPageSize,
    ...(filter !== '' && { searchString: filter }),
    ...(reasons.length > 0 && { reasons: reasons.join() }),
    ...(customerId !== '' && { customerId }),
  };
}

export const handlingFormat = withSavedViews<HandlingView>({
  path: quoteHandlingPath,
  read: readHandlingView,
  write: writeHandlingView,
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', reasons: [], customerId: '' }),
});
