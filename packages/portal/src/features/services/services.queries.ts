import {
  servicePageSize,
  type NetworkMap,
  type ServiceDetails,
  type ServiceEvent,
  type ServiceFacets,
  type ServicePage,
  type ServiceTag,
  type Site,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { noFilter, usualSort, type ServicesFilter } from './servicesAddress.ts';
import {
  isService,
  isServicePage,
  readServiceFacets,
  readSites,
  readServiceTags,
  readServices,
  type ListView,
} from './services.reads.ts';
import { toServiceFilter } from './servicesFilter.ts';

/** What the page asks for. */
export const serviceResources = {
  all: ['services'],
  lists: ['services', 'list'],
  list: ({ page, sort, filter }: ListView): Resource => ['services', 'list', page, sort, keyOf(filter)],
  facets: ['services', 'facets'],
  tags: ['services', 'tags'],
  maps: ['services', 'map'],
  map: (filter: ServicesFilter): Resource => ['services', 'map', keyOf(filter)],
  ofSite: (siteId: string): Resource => ['services', 'list', 'site', siteId],
  site: (siteId: string): Resource => ['sites', 'detail', siteId],
  detail: (serviceId: string): Resource => ['services', 'detail', serviceId],
  histories: ['services', 'history'],
  history: (serviceId: string, page: number): Resource => ['services', 'history', serviceId, page],
} as const;

/** Services change rarely (pages, section 3.24). */
const freshFor = { dedupingInterval: 2_000, refreshInterval: 300_000 };

const firstOfAll: ListView = { page: 0, sort: usualSort, filter: noFilter };

/** One page of services; nothing is asked for without a view. While another one is on its way, the last one stays. */
export function useServices(view: ListView | undefined): SWRResponse<ServicePage, unknown> {
  return useQuery(view && serviceResources.list(view), (api) => readServices(api, view ?? firstOfAll), {
    keepPreviousData: true,
    ...freshFor,
  });
}

/** What the services can be filtered by. */
export function useServiceFacets(): SWRResponse<ServiceFacets, unknown> {
  return useQuery(serviceResources.facets, readServiceFacets, freshFor);
}

/** The customer's tags, by name. */
export function useServiceTags(): SWRResponse<ServiceTag[], unknown> {
  return useQuery(serviceResources.tags, readServiceTags);
}

/** The sites of the services that a filter finds; nothing is asked for without one. */
export function useSites(filter: ServicesFilter | undefined): SWRResponse<NetworkMap, unknown> {
  return useQuery(filter && serviceResources.map(filter), (api) => readSites(api, filter ?? noFilter), {
    keepPreviousData: true,
    ...freshFor,
  });
}

/** Those of them that a found service is delivered at. The map has the other ends of its lines as well. */
export function sitesFound(map: NetworkMap | undefined): NetworkMap['sites'] {
  return map?.sites.filter(({ services }) => services > 0) ?? [];
}

/** Most services of a site that its page shows: what the API answers at once. */
const siteServices = 100;

/** The services of a site that have not ended. */
export function useServicesOfSite(siteId: string): SWRResponse<ServicePage, unknown> {
  const query = {
    page: 0,
    pageSize: siteServices,
    sortBy: 'health' as const,
    status: 'active' as const,
    sites: [siteId],
  };
  return useQuery(
    serviceResources.ofSite(siteId),
    (api) => unwrap(api.services.GET('/services', { params: { query } }), isServicePage),
    freshFor,
  );
}

/** One site. */
export function useSite(siteId: string): SWRResponse<Site, unknown> {
  return useQuery(serviceResources.site(siteId), (api) =>
    unwrap(api.sites.GET('/sites/{siteId}', { params: { path: { siteId } } }), isSite),
  );
}

/** One service. While it is asked for again, what is known of it stays. */
export function useService(serviceId: string): SWRResponse<ServiceDetails, unknown> {
  return useQuery(serviceResources.detail(serviceId), (api) =>
    unwrap(api.services.GET('/services/{serviceId}', { params: { path: { serviceId } } }), isServiceDetails),
  );
}

/** One page of what was changed about a service, the newest first. */
export function useServiceHistory(serviceId: string, page: number): SWRResponse<ServiceHistory, unknown> {
  return useQuery(
    serviceResources.history(serviceId, page),
    (api) =>
      unwrap(
        api.services.GET('/services/{serviceId}/history', {
          params: { path: { serviceId }, query: { page, pageSize: servicePageSize } },
        }),
        (body) => Number.isInteger(body.totalPages) && body.items.every(({ at }) => !Number.isNaN(Date.parse(at))),
      ),
    { keepPreviousData: true },
  );
}

export interface ServiceHistory {
  items: ServiceEvent[];
  totalPages: number;
  currentPage: number;
}

export function isServiceDetails(service: ServiceDetails): boolean {
  return isService(service) && typeof service.site.siteName === 'string';
}

function isSite({ siteId, siteName, address, coordinates }: Site): boolean {
  return (
    typeof siteId === 'string' &&
    typeof siteName === 'string' &&
    typeof address.city === 'string' &&
    typeof coordinates.longitude === 'number'
  );
}

function keyOf(filter: ServicesFilter): string {
  return JSON.stringify(toServiceFilter(filter));
}
