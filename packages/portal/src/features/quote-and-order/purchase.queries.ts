import type {
  AddressCandidate,
  LocatedAddress,
  NearestAddress,
  PlannedSite,
  PriceEstimate,
  QuotableProduct,
  Site,
  SiteFeasibility,
  SiteList,
  SiteListPage,
  quoteAndOrderOperations,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { isLocated, isQuotable, type LocatedSite } from './configure/plannedSites.ts';

/** What the purchase asks for before there is a quote. */
export const purchaseResources = {
  siteLists: ['site-lists'],
  allLists: ['site-lists', 'list'],
  recentLists: ['site-lists', 'recent'],
  siteList: (siteListId: string): Resource => ['site-lists', 'detail', siteListId],
  products: (agreementId: string): Resource => ['quotable-products', agreementId],
} as const;

/** A list of sites, with what was chosen for them. */
export function useSiteList(siteListId: string): SWRResponse<SiteList, unknown> {
  // Only this page changes it; a newer answer would take away what is being chosen.
  return useQuery(purchaseResources.siteList(siteListId), (api) => readSiteList(api, siteListId), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}

export function readSiteList(api: Api, siteListId: string): Promise<SiteList> {
  return unwrap(
    api.quoteAndOrder.GET('/planned-customer-site-lists/{siteListId}', { params: { path: { siteListId } } }),
    isSiteList,
  );
}

/** The lists that were changed last. */
export function useRecentSiteLists(): SWRResponse<SiteListPage, unknown> {
  return useQuery(purchaseResources.recentLists, (api) =>
    unwrap(
      api.quoteAndOrder.GET('/planned-customer-site-lists', { params: { query: { page: 0, pageSize: 10 } } }),
      ({ items }) => items.every(({ id, name, counts }) => [id, name].every(isText) && Number.isInteger(counts.sites)),
    ),
  );
}

/** What an agreement sells; of an agreement that nobody has chosen yet nothing is asked. */
export function useQuotableProducts(agreementId: string): SWRResponse<QuotableProduct[], unknown> {
  return useQuery(
    agreementId === '' ? undefined : purchaseResources.products(agreementId),
    async (api) => {
      const params = { query: { agreementId } };
      const { items } = await unwrap(api.quoteAndOrder.GET('/quotable-products', { params }), (body) =>
        body.items.every(isProduct),
      );
      return items;
    },
    { revalidateOnFocus: false },
  );
}

/** Sites of one question. */
const sitesAtOnce = 100;

/** What an agreement's products would be at the sites that can have prices. */
export function useFeasibility(
  agreementId: string,
  sites: readonly PlannedSite[],
): SWRResponse<SiteFeasibility[], unknown> {
  const asked = sites.filter((site) => isQuotable(site) && isLocated(site));
  const places = asked.map(placeKey).join(' ');
  return useQuery(
    agreementId === '' || asked.length === 0 ? undefined : ['feasibility', agreementId, places],
    async (api) => {
      const found: SiteFeasibility[] = [];
      // One after the other: a long list is no reason to ask many times at once.
      for (let start = 0; start < asked.length; start += sitesAtOnce)
        found.push(...(await checkFeasibility(api, agreementId, asked.slice(start, start + sitesAtOnce))));
      return found;
    },
    { revalidateOnFocus: false },
  );
}

function placeKey({ id, country, locationCoordinate: { longitude, latitude } }: LocatedSite): string {
  return [id, country, longitude, latitude].join();
}

async function checkFeasibility(
  api: Api,
  agreementId: string,
  sites: readonly LocatedSite[],
): Promise<SiteFeasibility[]> {
  const { items } = await unwrap(
    api.quoteAndOrder.POST('/feasibility-checks', {
      body: {
        agreementId,
        sites: sites.map(({ id, country, locationCoordinate }) => ({ id, country, coordinates: locationCoordinate })),
      },
    }),
    (body) => body.items.every(({ siteId, products }) => isText(siteId) && Array.isArray(products)),
  );
  return items;
}

export type EstimateRequest = NonNullable<
  quoteAndOrderOperations['estimatePrice']['requestBody']
>['content']['application/json'];

/** What a product would cost as it is chosen so far. The last answer stays until the next one is there. */
export function usePriceEstimate(request: EstimateRequest | undefined): SWRResponse<PriceEstimate, unknown> {
  return useQuery(
    request && ['priceEstimate', JSON.stringify(request)],
    (api) =>
      unwrap(
        api.quoteAndOrder.POST('/price-estimates', { body: request as EstimateRequest }),
        ({ currency, lines }) => isText(currency) && Array.isArray(lines),
      ),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  );
}

/** What the beginning of an address can go on to. */
export async function suggestAddresses(
  api: Api,
  address: string,
  { country, usePaidSources }: { country: string | undefined; usePaidSources: boolean },
  signal: AbortSignal,
): Promise<AddressCandidate[]> {
  const query = { address, usePaidSources, ...(country !== undefined && { limitToCountryCode: country }) };
  const { candidates } = await unwrap(api.addresses.GET('/address/suggest', { params: { query }, signal }), (body) =>
    body.candidates.every(({ text, magicKey }) => isText(text) && isText(magicKey)),
  );
  return candidates;
}

/** Where a candidate is. A place that nothing is known of has no coordinates. */
export function locateAddress(
  api: Api,
  { text, magicKey }: Pick<AddressCandidate, 'text' | 'magicKey'>,
): Promise<LocatedAddress> {
  return unwrap(
    api.addresses.GET('/address', { params: { query: { address: text, magicKey } } }),
    ({ locationCoordinates, buildings }) => Array.isArray(locationCoordinates) && Array.isArray(buildings),
  );
}

/** The address nearest to a place; undefined where none is near. */
export async function findNearestAddress(
  api: Api,
  { longitude, latitude }: { longitude: number; latitude: number },
): Promise<NearestAddress | undefined> {
  const { candidates } = await unwrap(
    api.addresses.GET('/address/nearest', { params: { query: { longitude, latitude } } }),
    (body) => body.candidates.every(({ text, magicKey }) => isText(text) && isText(magicKey)),
  );
  return candidates[0];
}

/** The customer's own sites that a text is found in. */
export async function findOwnSites(api: Api, searchFilter: string, signal?: AbortSignal): Promise<Site[]> {
  const { items } = await unwrap(
    api.quoteAndOrder.GET('/customer-sites', {
      params: { query: { page: 0, pageSize: 20, searchFilter } },
      ...(signal && { signal }),
    }),
    (body) => body.items.every(({ siteId, siteName, address }) => [siteId, siteName, address.city].every(isText)),
  );
  return items;
}

/** One of the company's own sites. */
export async function findOwnSite(api: Api, siteId: string): Promise<Site> {
  return unwrap(
    api.sites.GET('/sites/{siteId}', { params: { path: { siteId } } }),
    ({ siteId: id, siteName, address }) => [id, siteName, address.city].every(isText),
  );
}

function isSiteList({ id, name, version, sites }: SiteList): boolean {
  return (
    [id, name].every(isText) &&
    Number.isInteger(version) &&
    sites.every((site) => [site.id, site.name, site.address, site.state].every(isText))
  );
}

function isProduct({ id, name, capacitiesBps, terms, accessTypes }: QuotableProduct): boolean {
  return [id, name].every(isText) && [capacitiesBps, terms, accessTypes].every(Array.isArray);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
