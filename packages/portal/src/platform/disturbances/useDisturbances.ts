import type { DisturbancePage, DisturbanceSummary, disturbancesOperations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../api/unwrap.ts';
import type { Resource } from '../data/data-keys.ts';
import { useQuery } from '../data/useQuery.ts';

type ListQuery = NonNullable<disturbancesOperations['listDisturbances']['parameters']['query']>;

/** What the pages ask for of disturbances and planned works. */
export const disturbanceResources = {
  lists: ['disturbances', 'list'],
  list: (query: ListQuery): Resource => ['disturbances', 'list', JSON.stringify(query)],
  detail: (id: string): Resource => ['disturbances', 'detail', id],
  services: (id: string): Resource => ['disturbances', 'services', id],
} as const;

/** How often what is shown is asked for again, in milliseconds. */
export const refreshInterval = 60_000;

/** One page of disturbances and planned works; nothing is asked for without a query. While another page is on its way, the last one stays. */
export function useDisturbances(query: ListQuery | undefined): SWRResponse<DisturbancePage, unknown> {
  return useQuery(
    query && disturbanceResources.list(query),
    (api) => unwrap(api.disturbances.GET('/disturbances', { params: { query: query ?? {} } }), isDisturbancePage),
    { keepPreviousData: true, refreshInterval },
  );
}

function isDisturbancePage({ totalItems, totalPages, currentPage, counts, items }: DisturbancePage): boolean {
  const numbers = [totalItems, totalPages, currentPage, counts.disturbances, counts.plannedWorks, counts.past];
  return [...numbers, counts.waiting].every(Number.isInteger) && items.every(isSummary);
}

export function isSummary(summary: DisturbanceSummary): boolean {
  const { id, type, reference, state, kind, title, startsAt, movedFrom, answer, mine, freezeIds, pairsAtRisk } =
    summary;
  return (
    [id, type, reference, state, kind, answer.state].every((text) => typeof text === 'string') &&
    [title, movedFrom, freezeIds, pairsAtRisk].every(Array.isArray) &&
    !Number.isNaN(Date.parse(startsAt)) &&
    (mine === null || (Number.isInteger(mine.services) && Array.isArray(mine.cities)))
  );
}
