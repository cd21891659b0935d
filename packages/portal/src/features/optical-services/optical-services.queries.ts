import {
  eligibility,
  streetOf,
  type OpticalOptions,
  type OpticalPlace,
  type OpticalRequest,
  type OpticalRequestPage,
  type Service,
  type Site,
} from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useKnown } from '../../platform/data/useKnown.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { OpticalRequestsView } from './opticalRequestsAddress.ts';

export const requestsPageSize = 25;

/** What the pages of optical services ask for. */
export const opticalResources = {
  requests: ['optical', 'requests'],
  lists: ['optical', 'requests', 'list'],
  list: ({ state, text, statuses, sort, page }: OpticalRequestsView): Resource => [
    'optical',
    'requests',
    'list',
    state,
    text,
    statuses.join(),
    sort,
    page,
  ],
  detail: (requestId: string): Resource => ['optical', 'requests', 'detail', requestId],
} as const;

/** What can be asked for. It changes seldom (pages, section 3.24). */
export function useOpticalOptions(): SWRResponse<OpticalOptions, unknown> {
  return useQuery(['optical', 'options'], (api) => unwrap(api.quoteAndOrder.GET('/optical/options'), isOptions), {
    revalidateOnFocus: false,
  });
}

/** One page of what the company has asked for, what waits for its answer first, for those who may see it. While another one is on its way, the last one stays. */
export function useOpticalRequests(
  view: OpticalRequestsView,
  maySee: boolean,
): SWRResponse<OpticalRequestPage, unknown> {
  const { state, text, statuses, sort: sortBy, page } = view;
  return useQuery(
    maySee ? opticalResources.list(view) : undefined,
    (api) =>
      unwrap(
        api.quoteAndOrder.GET('/optical-requests', {
          params: {
            query: {
              page,
              pageSize: requestsPageSize,
              sortBy,
              waitingFirst: true,
              ...(state !== 'all' && { state }),
              ...(text !== '' && { text }),
              ...(statuses.length > 0 && { statuses: statuses.join() }),
            },
          },
        }),
        isRequestPage,
      ),
    { keepPreviousData: true },
  );
}

/** One request, with all that was asked for, at first as a list has said: it says all of it. Its number finds it too. */
export function useOpticalRequest(requestId: string): SWRResponse<OpticalRequest, unknown> {
  const known = useKnown(opticalResources.lists, ({ items }: OpticalRequestPage) =>
    items.find((request) => request.id === requestId && isWholeRequest(request)),
  );
  return useQuery(opticalResources.detail(requestId), (api) => findRequest(api, requestId), {
    keepPreviousData: true,
    ...(known && { fallbackData: known }),
  });
}

async function findRequest(api: Api, idOrNumber: string): Promise<OpticalRequest> {
  if (!/^OPT-\d{1,20}$/i.test(idOrNumber)) return readRequest(api, idOrNumber);
  const wanted = idOrNumber.toUpperCase();
  const query = { page: 0, pageSize: requestsPageSize, text: wanted };
  const { items } = await unwrap(api.quoteAndOrder.GET('/optical-requests', { params: { query } }), isRequestPage);
  const found = items.find(({ number }) => number === wanted);
  // Without one of that number the API says what it says of any unknown id.
  return readRequest(api, found?.id ?? idOrNumber);
}

function readRequest(api: Api, requestId: string): Promise<OpticalRequest> {
  return unwrap(
    api.quoteAndOrder.GET('/optical-requests/{requestId}', { params: { path: { requestId } } }),
    isWholeRequest,
  );
}

/** The customer's services in Norway that SmartFiber can be added to, of the first hundred. */
export function useSmartFiberServices(): SWRResponse<Service[], unknown> {
  return useQuery(['services', 'smart-fiber'], async (api) => {
    const query = { page: 0, pageSize: 100, sortBy: 'site' as const, countries: ['NO'], status: 'active' as const };
    const { items } = await unwrap(api.services.GET('/services', { params: { query } }), (page) =>
      page.items.every(
        ({ serviceId, serviceName }) => typeof serviceId === 'string' && typeof serviceName === 'string',
      ),
    );
    return items.filter((service) => eligibility(service, {}, 'no').smartFiber.ok);
  });
}

/** The customer's sites that a text is found in; the value of each is the place as JSON. */
export async function findSitePlaces(api: Api, searchFilter: string, signal: AbortSignal): Promise<ChoiceOption[]> {
  const { items } = await unwrap(
    api.sites.GET('/sites', { params: { query: { page: 0, pageSize: 20, searchFilter } }, signal }),
    (page) => page.items.every(isSite),
  );
  return items.map((site) => {
    const place = placeOfSite(site);
    return { value: JSON.stringify(place), label: place.name, description: place.address };
  });
}

/** The customer's services in use that a text is found in, by their ids. */
export async function findDiverseServices(api: Api, text: string, signal: AbortSignal): Promise<ChoiceOption[]> {
  const query = { page: 0, pageSize: 20, text, statuses: ['IN_SERVICE', 'TERMINATION_NOTICE'] };
  const { items } = await unwrap(api.services.GET('/services', { params: { query }, signal }), (page) =>
    page.items.every(
      ({ serviceId, serviceName, siteName }) =>
        typeof serviceId === 'string' && typeof serviceName === 'string' && typeof siteName === 'string',
    ),
  );
  return items.map(({ serviceId, serviceName, siteName }) => ({
    value: serviceId,
    label: [serviceName, serviceId].join(' '),
    description: siteName,
  }));
}

function placeOfSite({ siteId, siteName, address, coordinates }: Site): OpticalPlace {
  return {
    kind: 'site',
    id: siteId,
    name: siteName,
    address: `${streetOf(address)}, ${address.city}`,
    country: address.country,
    coordinates,
  };
}

export function isOpticalRequest({ id, number, status, product, aEnd, zEnd }: OpticalRequest): boolean {
  return (
    [id, number, status, product.id, aEnd.name, zEnd.name].every((text) => typeof text === 'string') &&
    Array.isArray(product.translations)
  );
}

/** All that the page of one shows. */
function isWholeRequest(request: OpticalRequest): boolean {
  const { aEnd, zEnd, diverseFrom, protection, termMonths, wantedOn, contact, createdAt, updatedAt } = request;
  return (
    isOpticalRequest(request) &&
    [aEnd.address, zEnd.address, protection, wantedOn, contact.email, contact.phone].every(
      (text) => typeof text === 'string',
    ) &&
    Array.isArray(diverseFrom) &&
    (request.events === undefined || (Array.isArray(request.events) && request.events.every(isEvent))) &&
    typeof termMonths === 'number' &&
    [createdAt, updatedAt].every((moment) => !Number.isNaN(Date.parse(moment)))
  );
}

function isEvent({ status, at }: { status: string; at: string }): boolean {
  return typeof status === 'string' && !Number.isNaN(Date.parse(at));
}

function isRequestPage({ items, totalItems, totalPages, currentPage, counts }: OpticalRequestPage): boolean {
  return (
    items.every(isOpticalRequest) &&
    [totalItems, totalPages, currentPage, counts.open, counts.waiting, counts.closed].every(Number.isInteger)
  );
}

function isOptions({ products, dataCentres }: OpticalOptions): boolean {
  return (
    products.every(
      ({ id, translations, countries, signals, protections, terms }) =>
        typeof id === 'string' && [translations, countries, signals, protections, terms].every(Array.isArray),
    ) && dataCentres.every(({ id, name, country }) => [id, name, country].every((text) => typeof text === 'string'))
  );
}

function isSite({ siteId, siteName, address }: Site): boolean {
  return [siteId, siteName, address.city, address.country].every((text) => typeof text === 'string');
}
