import type { SiteList, SiteListSummary } from '@skerry/contracts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDataCache } from '../../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';
import { purchaseResources } from '../purchase.queries.ts';

/** Makes a list of the same sites. Each time it is wanted, there is one more. */
export function useDuplicateSiteList(): Write<string, SiteList> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (siteListId) => {
    const made = await unwrap(
      api.quoteAndOrder.POST('/planned-customer-site-lists/{siteListId}/duplicates', {
        params: { path: { siteListId }, header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: {},
      }),
      ({ id, name }) => typeof id === 'string' && typeof name === 'string',
    );
    await cache.invalidate(purchaseResources.siteLists);
    return made;
  });
}

/** Deletes a list that no quote is open on. */
export function useDeleteSiteList(): Write<Pick<SiteListSummary, 'id' | 'version'>, void> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ id, version }) => {
    await unwrap(
      api.quoteAndOrder.DELETE('/planned-customer-site-lists/{siteListId}', {
        params: { path: { siteListId: id }, header: { 'If-Match': `"${version}"` } },
      }),
    );
    await cache.invalidate(purchaseResources.siteLists);
  });
}
