import type { QuoteRequest, QuoteRequestSite } from '@skerry/contracts';
import type { TenantQueries } from '../../../database/connect.ts';
import type { StoredPlannedSite } from '../../../database/schema/site-lists.ts';
import { invalid } from '../../../http/problem.ts';
import { findSiteList } from '../../../site-lists/site-lists.repository.ts';

/** Longest part of an address that a quote keeps. */
const maxPart = 100;

/** A request with the sites of its list, where it names none itself. Throws 422 for a list, or a site of it, that can't be priced. */
export async function withSitesOfList(queries: TenantQueries, request: QuoteRequest): Promise<QuoteRequest> {
  const { siteListId, siteListSiteIds: wanted } = request;
  if (siteListId === undefined) return request;
  const list = await findSiteList(queries, siteListId);
  if (list === undefined) throw invalid({ field: 'siteListId', code: 'unknown' });
  if (request.sites.length > 0) return request;
  const byId = new Map(list.sites.map((site) => [site.id, site]));
  const errors = (wanted ?? []).flatMap((id, place) => {
    const site = byId.get(id);
    if (site !== undefined && isPriceable(site)) return [];
    return [{ field: `siteListSiteIds.${place}`, code: site === undefined ? 'unknown' : 'invalidSite' }];
  });
  if (errors.length > 0) throw invalid(...errors);
  const chosen = wanted === undefined ? list.sites : wanted.flatMap((id) => byId.get(id) ?? []);
  return { ...request, sites: chosen.flatMap(requestSiteOf) };
}

function isPriceable({ state, country, locationCoordinate, mayBeByHand = false }: StoredPlannedSite): boolean {
  return state === 'valid' && country !== null && (locationCoordinate !== null || mayBeByHand);
}

function requestSiteOf(site: StoredPlannedSite): QuoteRequestSite[] {
  const { country, locationCoordinate: coordinates, contacts, address } = site;
  if (!isPriceable(site) || country === null) return [];
  const [contact] = contacts;
  return [
    {
      name: site.name,
      streetName: site.streetName || address.slice(0, maxPart),
      zipCode: site.zipCode,
      city: site.city,
      country,
      ...(coordinates !== null && { coordinates }),
      ...(site.houseNumber !== null && { houseNumber: site.houseNumber }),
      ...(site.building && { building: site.building }),
      ...(site.siteId !== null && { siteId: site.siteId }),
      ...(site.customerSearchReference !== null && { reference: site.customerSearchReference }),
      ...(site.dataCenterSiteId !== null && { dataCenterSiteId: site.dataCenterSiteId }),
      ...(contact !== undefined && { contact }),
    },
  ];
}
