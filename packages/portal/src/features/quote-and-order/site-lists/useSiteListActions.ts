import type { SiteList, SiteListSummary } from '@skerry/contracts';
import { newIdempotencyKey, type Keyed } from '../../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { purchaseResources } from '../purchase.queries.ts';

/** Makes a list of the same sites. Each time it is wanted, there is one more. */
export function useDuplicateSiteList(): Write<string, SiteList> {
  return useApiWrite(
    (api, siteListId) =>
      unwrap(
        api.quoteAndOrder.POST('/planned-customer-site-lists/{siteListId}/duplicates', {
          params: { path: { siteListId }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: {},
        }),
        ({ id, name }) => typeof id === 'string' && typeof name === 'string',
      ),
    (cache) => cache.invalidate(purchaseResources.siteLists),
  );
}

/** Makes a list of the sites of several, which stay as they are. */
export function useMergeSiteLists(): Write<Keyed<{ siteListIds: readonly string[]; name: string }>, SiteList> {
  return useApiWrite(
    (api, { siteListIds, name, idempotencyKey }) =>
      unwrap(
        api.quoteAndOrder.POST('/planned-customer-site-lists/merges', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { siteListIds: [...siteListIds], ...(name !== '' && { name }) },
        }),
        ({ id, sites }) => typeof id === 'string' && Array.isArray(sites),
      ),
    async (cache, made) => {
      await cache.invalidate(purchaseResources.siteLists);
      await cache.replace(purchaseResources.siteList(made.id), made);
    },
  );
}

/** Deletes a list that no quote is open on. */
export function useDeleteSiteList(): Write<Pick<SiteListSummary, 'id' | 'version'>, void> {
  return useApiWrite(
    async (api, { id, version }) => {
      await unwrap(
        api.quoteAndOrder.DELETE('/planned-customer-site-lists/{siteListId}', {
          params: { path: { siteListId: id }, header: ifMatch(version) },
        }),
      );
    },
    (cache) => cache.invalidate(purchaseResources.siteLists),
  );
}
