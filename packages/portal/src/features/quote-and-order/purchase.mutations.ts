import type { Quote, QuoteRequest, SiteList, SiteListConfiguration, SiteListCreate } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { purchaseResources, readSiteList } from './purchase.queries.ts';

export interface NewSiteList {
  list: SiteListCreate;
  /** The same key for the same list makes it once. */
  idempotencyKey: string;
}

/** Makes a list of the sites that prices are wanted for. Nobody has named it: it is called by its date. */
export function useCreateSiteList(): Write<NewSiteList, SiteList> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ list, idempotencyKey }) => {
    const made = await unwrap(
      api.quoteAndOrder.POST('/planned-customer-site-lists', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: list,
      }),
      ({ id, sites }) => typeof id === 'string' && Array.isArray(sites),
    );
    await cache.invalidate(purchaseResources.siteLists);
    await cache.replace(purchaseResources.siteList(made.id), made);
    return made;
  });
}

/**
 * Keeps what is chosen for a list. It is one's own draft: where the list has changed meanwhile, it is kept all the same.
 *
 * @returns The version that the list has now.
 */
export async function keepConfiguration(
  api: Api,
  { siteListId, version }: { siteListId: string; version: number },
  configuration: SiteListConfiguration,
): Promise<number> {
  const write = (known: number) =>
    unwrap(
      api.quoteAndOrder.PATCH('/planned-customer-site-lists/{siteListId}', {
        params: { path: { siteListId }, header: { 'If-Match': `"${known}"` } },
        body: { configuration },
      }),
      (list) => Number.isInteger(list.version),
    );
  try {
    return (await write(version)).version;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 412 && error.status !== 409)) throw error;
    return (await write((await readSiteList(api, siteListId)).version)).version;
  }
}

export interface PriceRequest {
  request: QuoteRequest;
  /** The same key for the same request asks once. */
  idempotencyKey: string;
}

/** Requests prices, in one request or several of a long list; each is made once, however often it is tried. */
export function useRequestPrices(): Write<readonly PriceRequest[], Quote[]> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (requests) => {
    const made: Quote[] = [];
    for (const { request, idempotencyKey } of requests)
      made.push(
        await unwrap(
          api.quotes.POST('/connection-searches', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: request,
          }),
          ({ id, number }) => typeof id === 'string' && typeof number === 'string',
        ),
      );
    await cache.invalidate(['quotes']);
    // The list itself is as it was.
    await cache.invalidate(purchaseResources.allLists);
    await cache.invalidate(purchaseResources.recentLists);
    return made;
  });
}
