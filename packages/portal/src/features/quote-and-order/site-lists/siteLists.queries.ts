import type { SiteListPage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { SiteListsView } from './siteListsAddress.ts';

export const siteListsPageSize = 25;

/** One page of the company's site lists. While another page or filter is on its way, the last one stays. */
export function useSiteLists({ text, mine, sort: sortBy, page }: SiteListsView): SWRResponse<SiteListPage, unknown> {
  return useQuery(
    ['site-lists', 'list', text, mine, sortBy, page],
    (api) =>
      unwrap(
        api.quoteAndOrder.GET('/planned-customer-site-lists', {
          params: {
            query: { page, pageSize: siteListsPageSize, sortBy, ...(text !== '' && { text }), ...(mine && { mine }) },
          },
        }),
        isSiteListPage,
      ),
    { keepPreviousData: true },
  );
}

function isSiteListPage({ items, totalItems, totalPages, currentPage, counts }: SiteListPage): boolean {
  return (
    items.every(
      ({ id, name, counts: sites }) =>
        typeof id === 'string' && typeof name === 'string' && Number.isInteger(sites.sites),
    ) && [totalItems, totalPages, currentPage, counts.total].every(Number.isInteger)
  );
}
