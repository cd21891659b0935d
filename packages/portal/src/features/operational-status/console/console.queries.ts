import type {
  DisturbanceDraft,
  DisturbancePreview,
  disturbancesOperations,
  ProviderDisturbance,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import type { Resource } from '../../../platform/data/data-keys.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { refreshInterval } from '../../../platform/disturbances/useDisturbances.ts';

export type ConsoleQuery = NonNullable<disturbancesOperations['listProviderDisturbances']['parameters']['query']>;
export type ConsoleAnswer =
  disturbancesOperations['listProviderDisturbances']['responses'][200]['content']['application/json'];
export type FoundService =
  disturbancesOperations['findServicesOfCustomers']['responses'][200]['content']['application/json']['items'][number];

export const consoleResources = {
  lists: ['provider-disturbances', 'list'],
  list: (query: ConsoleQuery): Resource => ['provider-disturbances', 'list', JSON.stringify(query)],
  detail: (id: string): Resource => ['provider-disturbances', 'detail', id],
} as const;

/** One page of all that the provider has written. While another page is on its way, the last one stays. */
export function useProviderDisturbances(query: ConsoleQuery): SWRResponse<ConsoleAnswer, unknown> {
  return useQuery(
    consoleResources.list(query),
    (api) =>
      unwrap(
        api.disturbances.GET('/provider/disturbances', { params: { query } }),
        ({ items, totalItems, totalPages }) =>
          [totalItems, totalPages].every(Number.isInteger) && items.every(isProviderDisturbance),
      ),
    { keepPreviousData: true, refreshInterval },
  );
}

export function useProviderDisturbance(id: string): SWRResponse<ProviderDisturbance, unknown> {
  return useQuery(
    consoleResources.detail(id),
    (api) =>
      unwrap(
        api.disturbances.GET('/provider/disturbances/{disturbanceId}', { params: { path: { disturbanceId: id } } }),
        isProviderDisturbance,
      ),
    { keepPreviousData: true, refreshInterval },
  );
}

export function isProviderDisturbance(disturbance: ProviderDisturbance): boolean {
  const { id, type, reference, state, kind, startsAt, groups, inquiries, updates, nextStates, title } = disturbance;
  return (
    [id, type, reference, state, kind].every((text) => typeof text === 'string') &&
    [groups, inquiries, updates, nextStates, title, disturbance.reports, disturbance.movedFrom].every(Array.isArray) &&
    [disturbance.services, disturbance.customers].every(Number.isInteger) &&
    !Number.isNaN(Date.parse(startsAt))
  );
}

/** Whom a draft would touch; asks for nothing while it names nobody. */
export function useDisturbancePreview(
  affected: DisturbanceDraft['affected'],
): SWRResponse<DisturbancePreview, unknown> {
  return useQuery<DisturbancePreview>(
    affected.length === 0 ? undefined : ['provider-disturbances', 'preview', JSON.stringify(affected)],
    (api) =>
      unwrap(
        api.disturbances.POST('/provider/disturbances/previews', { body: { affected } }),
        ({ services, customers, items, languages }) =>
          [services, customers].every(Number.isInteger) && [items, languages].every(Array.isArray),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

/** Services of all customers that a text is found in; undefined for none. */
export function useFoundServices(text: string | undefined): SWRResponse<readonly FoundService[], unknown> {
  return useQuery<readonly FoundService[]>(
    text === undefined ? undefined : ['provider-disturbances', 'services', text],
    (api) => findServices(api, { text: text ?? '' }),
    { keepPreviousData: true },
  );
}

const idsOfOneCall = 100;

/** The services with these ids, whoever has them. */
export async function findServicesById(api: Api, ids: readonly string[]): Promise<FoundService[]> {
  const found: FoundService[] = [];
  for (let from = 0; from < ids.length; from += idsOfOneCall)
    found.push(...(await findServices(api, { serviceIds: ids.slice(from, from + idsOfOneCall).join() })));
  return found;
}

async function findServices(api: Api, query: { text: string } | { serviceIds: string }): Promise<FoundService[]> {
  const { items } = await unwrap(api.disturbances.GET('/provider/services', { params: { query } }), (answer) =>
    answer.items.every(({ customerId, serviceId }) => [customerId, serviceId].every((id) => typeof id === 'string')),
  );
  return items;
}
