import {
  servicePageSize,
  type NetworkMap,
  type Service,
  type ServiceDetails,
  type ServiceEvent,
  type ServiceFacets,
  type ServicePage,
  type ServiceTag,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { ServicesFilter, ServicesView } from './servicesAddress.ts';
import { toServiceFilter } from './servicesFilter.ts';

/** What the page asks for. */
export const serviceResources = {
  all: ['services'],
  lists: ['services', 'list'],
  list: ({ page, sort, filter }: ListView): Resource => ['services', 'list', page, sort, keyOf(filter)],
  facets: ['services', 'facets'],
  tags: ['services', 'tags'],
  map: (filter: ServicesFilter): Resource => ['services', 'map', keyOf(filter)],
  detail: (serviceId: string): Resource => ['services', 'detail', serviceId],
  histories: ['services', 'history'],
  history: (serviceId: string, page: number): Resource => ['services', 'history', serviceId, page],
} as const;

type ListView = Pick<ServicesView, 'page' | 'sort' | 'filter'>;

/** Services change rarely (pages, section 3.24). */
const freshFor = { dedupingInterval: 2_000, refreshInterval: 300_000 };

/** One page of services. While another one is on its way, the last one stays. */
export function useServices(view: ListView): SWRResponse<ServicePage, unknown> {
  const { page, sort, filter } = view;
  return useQuery(
    serviceResources.list(view),
    (api) =>
      unwrap(
        api.services.GET('/services', {
          params: { query: { page, pageSize: servicePageSize, sortBy: sort, ...toServiceFilter(filter) } },
        }),
        isServicePage,
      ),
    { keepPreviousData: true, ...freshFor },
  );
}

/** What the services can be filtered by. */
export function useServiceFacets(): SWRResponse<ServiceFacets, unknown> {
  return useQuery(serviceResources.facets, (api) => unwrap(api.services.GET('/services/facets'), isFacets), freshFor);
}

/** The customer's tags, by name. */
export function useServiceTags(): SWRResponse<ServiceTag[], unknown> {
  return useQuery(serviceResources.tags, async (api) => {
    const { items } = await unwrap(api.services.GET('/tags'), (body) => body.items.every(isTag));
    return items;
  });
}

/** The sites of the services that a filter finds; nothing is asked for without one. */
export function useSites(filter: ServicesFilter | undefined): SWRResponse<NetworkMap, unknown> {
  return useQuery(
    filter && serviceResources.map(filter),
    (api) =>
      unwrap(api.networkMap.GET('/map', { params: { query: filter ? toServiceFilter(filter) : {} } }), ({ sites }) =>
        sites.every(({ siteId, siteName }) => typeof siteId === 'string' && typeof siteName === 'string'),
      ),
    { keepPreviousData: true, ...freshFor },
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

export function isTag(tag: ServiceTag): boolean {
  return typeof tag.id === 'string' && typeof tag.name === 'string' && typeof tag.version === 'number';
}

function isServicePage(page: ServicePage): boolean {
  return Number.isInteger(page.totalPages) && Number.isInteger(page.totalItems) && page.items.every(isService);
}

function isService(service: Service): boolean {
  return (
    typeof service.serviceId === 'string' &&
    typeof service.serviceName === 'string' &&
    typeof service.status === 'string' &&
    typeof service.invoiceText === 'string' &&
    typeof service.version === 'number' &&
    Array.isArray(service.productInformation.translations) &&
    service.tags.every(({ id, name }) => typeof id === 'string' && typeof name === 'string')
  );
}

function isFacets(facets: ServiceFacets): boolean {
  return [facets.statuses, facets.products, facets.countries, facets.cities].every((values) =>
    values.every(({ value, services }) => typeof value === 'string' && typeof services === 'number'),
  );
}

function keyOf(filter: ServicesFilter): string {
  return JSON.stringify(toServiceFilter(filter));
}
