import {
  servicePageSize,
  type NetworkMap,
  type Service,
  type ServiceFacets,
  type ServicePage,
  type ServiceTag,
} from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { readSavedViews } from '../../platform/list/saved-views/savedViews.reads.ts';
import { readServicesView, type ServicesFilter, type ServicesView } from './servicesAddress.ts';
import { toServiceFilter } from './servicesFilter.ts';

export type ListView = Pick<ServicesView, 'page' | 'sort' | 'filter'>;

/** What the page asks for as it opens. */
export async function readServicesStart(api: Api, query: URLSearchParams): Promise<void> {
  const view = readServicesView(query);
  if (view.service !== '') return;
  await Promise.all([
    view.view === 'list' && readServices(api, view),
    view.view !== 'list' && readSites(api, view.filter),
    readServiceFacets(api),
    readServiceTags(api),
    readSavedViews(api),
  ]);
}

export async function readServices(api: Api, { page, sort, filter }: ListView): Promise<ServicePage> {
  const query = { page, pageSize: servicePageSize, sortBy: sort, ...toServiceFilter(filter) };
  return unwrap(api.services.GET('/services', { params: { query } }), isServicePage);
}

export async function readSites(api: Api, filter: ServicesFilter): Promise<NetworkMap> {
  return unwrap(api.networkMap.GET('/map', { params: { query: toServiceFilter(filter) } }), ({ sites }) =>
    sites.every(({ siteId, siteName }) => typeof siteId === 'string' && typeof siteName === 'string'),
  );
}

export async function readServiceFacets(api: Api): Promise<ServiceFacets> {
  return unwrap(api.services.GET('/services/facets'), isFacets);
}

export async function readServiceTags(api: Api): Promise<ServiceTag[]> {
  const { items } = await unwrap(api.services.GET('/tags'), (body) => body.items.every(isTag));
  return items;
}

export function isTag(tag: ServiceTag): boolean {
  return typeof tag.id === 'string' && typeof tag.name === 'string' && typeof tag.version === 'number';
}

export function isServicePage(page: ServicePage): boolean {
  return Number.isInteger(page.totalPages) && Number.isInteger(page.totalItems) && page.items.every(isService);
}

export function isService(service: Service): boolean {
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
