import {
  changePageSize,
  type ChangeKind,
  type ChangeRequest,
  type ChangeRequestPage,
  type ChangeRequestSummary,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { ChangeRequestsFilter, ChangeRequestsView } from './changeRequestsAddress.ts';

/** What the pages of service change requests ask for. */
export const changeRequestResources = {
  lists: ['service-changes', 'list'],
  list: ({ filter, state, sort, page }: ChangeRequestsView): Resource => [
    'service-changes',
    'list',
    JSON.stringify(filter),
    state,
    sort,
    page,
  ],
  detail: (requestId: string): Resource => ['service-changes', 'detail', requestId],
} as const;

/** How often what is shown is asked for again, in milliseconds. */
const interval = 60_000;

/** One page of requests, those that wait for the reader first. While another one is on its way, the last one stays. */
export function useChangeRequests(view: ChangeRequestsView): SWRResponse<ChangeRequestPage, unknown> {
  const { filter, state, sort: sortBy, page } = view;
  return useQuery(
    changeRequestResources.list(view),
    (api) =>
      unwrap(
        api.serviceChanges.GET('/requests', {
          params: {
            query: {
              page,
              pageSize: changePageSize,
              sortBy,
              waitingFirst: true,
              ...(state !== 'all' && { state }),
              ...filterQuery(filter),
            },
          },
        }),
        isChangeRequestPage,
      ),
    { keepPreviousData: true, refreshInterval: interval },
  );
}

/** How many requests a search finds, whatever their state. @param text Undefined asks for nothing. */
export function useFoundRequests(text: string | undefined): number | undefined {
  const { data } = useQuery(
    text === undefined ? undefined : [...changeRequestResources.lists, 'found', text],
    (api) =>
      unwrap(
        api.serviceChanges.GET('/requests', {
          params: { query: { page: 0, pageSize: 1, ...(text !== undefined && { text }) } },
        }),
        isChangeRequestPage,
      ),
    { refreshInterval: interval },
  );
  return data?.totalItems;
}

/** One request, by its id or the number that people know it by. It is asked for again while it is looked at. */
export function useChangeRequest(idOrNumber: string): SWRResponse<ChangeRequest, unknown> {
  return useQuery(changeRequestResources.detail(idOrNumber), (api) => readRequestByAny(api, idOrNumber), {
    keepPreviousData: true,
    refreshInterval: interval,
  });
}

/** What is no id may be a number, which somebody typed or pasted. */
async function readRequestByAny(api: Api, idOrNumber: string): Promise<ChangeRequest> {
  try {
    return await readRequest(api, idOrNumber);
  } catch (error) {
    const number = idOrNumber.toUpperCase();
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (!isUnknown || !/^CR-\d{1,20}$/.test(number)) throw error;
    const query = { text: number, page: 0, pageSize: changePageSize };
    const { items } = await unwrap(api.serviceChanges.GET('/requests', { params: { query } }), isChangeRequestPage);
    const found = items.find((request) => request.number === number);
    if (!found) throw error;
    return readRequest(api, found.id);
  }
}

function readRequest(api: Api, requestId: string): Promise<ChangeRequest> {
  return unwrap(api.serviceChanges.GET('/requests/{requestId}', { params: { path: { requestId } } }), isChangeRequest);
}

/** What can be asked for. It changes seldom: what is there once is not asked for again. */
export function useChangeKinds(): SWRResponse<ChangeKind[], unknown> {
  return useQuery(
    ['service-changes', 'kinds'],
    async (api) => {
      const { items } = await unwrap(api.serviceChanges.GET('/kinds'), (body) => body.items.every(isChangeKind));
      return items;
    },
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}

function filterQuery({ text, statuses, kinds, classes, serviceId }: ChangeRequestsFilter) {
  return {
    ...(text !== '' && { text }),
    ...(statuses.length > 0 && { statuses: statuses.join() }),
    ...(kinds.length > 0 && { kinds: kinds.join() }),
    ...(classes.length > 0 && { classes: classes.join() }),
    ...(serviceId !== '' && { serviceId }),
  };
}

function isChangeRequestPage(page: ChangeRequestPage): boolean {
  const { totalItems, totalPages, currentPage, counts, items } = page;
  return (
    [totalItems, totalPages, currentPage, counts.open, counts.waiting, counts.closed].every(Number.isInteger) &&
    items.every(isSummary)
  );
}

function isSummary(request: ChangeRequestSummary): boolean {
  const { id, number, kind, status, changeClass, services, windowStart, windowEnd, updatedAt } = request;
  return (
    [id, number, kind.id, status, changeClass].every((text) => typeof text === 'string') &&
    Array.isArray(kind.translations) &&
    Array.isArray(services) &&
    [windowStart, windowEnd, updatedAt].every((moment) => !Number.isNaN(Date.parse(moment)))
  );
}

export function isChangeRequest(request: ChangeRequest): boolean {
  const { details, secretFields, messages, events, actions } = request;
  return (
    isSummary(request) && typeof details === 'object' && [secretFields, messages, events, actions].every(Array.isArray)
  );
}

function isChangeKind({ id, translations, schema, classes, products, leadTimeHours, minimumMinutes }: ChangeKind) {
  return (
    typeof id === 'string' &&
    [translations, classes, products].every(Array.isArray) &&
    schema.every((field) => typeof field.id === 'string' && Array.isArray(field.translations)) &&
    typeof leadTimeHours === 'number' &&
    typeof minimumMinutes === 'number'
  );
}
