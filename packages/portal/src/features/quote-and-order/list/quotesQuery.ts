import { addDays, dayOf, quoteStatuses } from '@skerry/contracts';
import { writeSort } from '../../../platform/list/listQuery.ts';
import type { QuotesQuery } from '../quotes.reads.ts';
import type { QuotesView } from './quotesAddress.ts';

/** Quotes on a page (specification, section 9). */
export const quotePageSize = 10;

/** A view as the API takes it; what is not set is left out. */
export function quotesQuery({ filter, sort, page }: QuotesView): QuotesQuery {
  const { text, validity, sites, products, isMine, isWaiting, isRecent } = filter;
  const statuses = filter.statuses.includes('UNSIGNED')
    ? quoteStatuses.filter((status) => status !== 'SIGNED')
    : filter.statuses;
  return {
    page,
    pageSize: quotePageSize,
    ...(sort && { sortBy: writeSort(sort) as NonNullable<QuotesQuery['sortBy']> }),
    ...(text !== '' && { referenceSearchString: text }),
    ...(statuses.length > 0 && { statuses: statuses.join() }),
    ...(validity !== 'All' && { validityStatus: validity }),
    ...(sites === 'one' && { maxNoOfSitesPerOpportunity: 1 }),
    ...(sites === 'several' && { minNoOfSites: 2 }),
    ...(products.length > 0 && { products: products.join() }),
    ...(isMine && { mine: true }),
    ...(isWaiting && { waiting: true }),
    ...(isRecent && { changedFrom: addDays(dayOf(new Date()), -365) }),
  };
}
