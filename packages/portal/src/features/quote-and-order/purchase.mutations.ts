import type { Quote, QuoteRequest, SiteList, SiteListConfiguration, SiteListCreate } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { purchaseResources, readSiteList } from './purchase.queries.ts';

/** Makes a list of the sites that prices are wanted for. Nobody has named it: it is called by its date. */
export function useCreateSiteList(): Write<Keyed<{ list: SiteListCreate }>, SiteList> {
  return useApiWrite(
    (api, { list, idempotencyKey }) =>
      unwrap(
        api.quoteAndOrder.POST('/planned-customer-site-lists', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: list,
        }),
        ({ id, sites }) => typeof id === 'string' && Array.isArray(sites),
      ),
    async (cache, made) => {
      await cache.invalidate(purchaseResources.siteLists);
      await cache.replace(purchaseResources.siteList(made.id), made);
    },
  );
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
        params: { path: { siteListId }, header: ifMatch(known) },
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

export type PriceRequest = Keyed<{ request: QuoteRequest }>;

/** Requests prices, in one request or several of a long list; each is made once, however often it is tried. */
export function useRequestPrices(): Write<readonly PriceRequest[], Quote[]> {
  return useApiWrite(
    async (api, requests) => {
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
      return made;
    },
    async (cache) => {
      await cache.invalidate(['quotes']);
      // The list itself is as it was.
      await cache.invalidate(purchaseResources.allLists);
      await cache.invalidate(purchaseResources.recentLists);
    },
  );
}
