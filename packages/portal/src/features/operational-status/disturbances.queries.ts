import {
  disturbancePageSize,
  type AffectedService,
  type Disturbance,
  type DisturbancePage,
  type DisturbanceSummary,
  type disturbancesOperations,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';

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

/** One page of disturbances and planned works. While another one is on its way, the last one stays. */
export function useDisturbances(query: ListQuery): SWRResponse<DisturbancePage, unknown> {
  return useQuery(
    disturbanceResources.list(query),
    (api) => unwrap(api.disturbances.GET('/disturbances', { params: { query } }), isDisturbancePage),
    { keepPreviousData: true, refreshInterval },
  );
}

/** What is disturbed now. Its counts stand beside the tabs of every page. */
export function useCurrentDisturbances(onlyMine: boolean): SWRResponse<DisturbancePage, unknown> {
  return useDisturbances({
    type: 'DISTURBANCE',
    period: 'current',
    onlyMine,
    pageSize: disturbancePageSize,
    sortBy: '-startsAt',
  });
}

/** One disturbance or planned work. It is asked for again while it is looked at. */
export function useDisturbance(id: string): SWRResponse<Disturbance, unknown> {
  return useQuery(
    disturbanceResources.detail(id),
    (api) =>
      unwrap(
        api.disturbances.GET('/disturbances/{disturbanceId}', { params: { path: { disturbanceId: id } } }),
        isDisturbance,
      ),
    { keepPreviousData: true, refreshInterval },
  );
}

interface AffectedPage {
  items: readonly AffectedService[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

/** One page of the services that it touches, beyond those that it says itself; undefined for none. */
export function useAffectedServices(id: string, page: number | undefined): SWRResponse<AffectedPage, unknown> {
  return useQuery<AffectedPage>(
    page === undefined ? undefined : [...disturbanceResources.services(id), page],
    (api) =>
      unwrap(
        api.disturbances.GET('/disturbances/{disturbanceId}/services', {
          params: { path: { disturbanceId: id }, query: { page: page ?? 0, pageSize: disturbancePageSize } },
        }),
        ({ items, totalItems, totalPages }) =>
          items.every(isAffected) && [totalItems, totalPages].every(Number.isInteger),
      ),
    { keepPreviousData: true },
  );
}

function isDisturbancePage({ totalItems, totalPages, currentPage, counts, items }: DisturbancePage): boolean {
  const numbers = [totalItems, totalPages, currentPage, counts.disturbances, counts.plannedWorks, counts.past];
  return [...numbers, counts.waiting].every(Number.isInteger) && items.every(isSummary);
}

function isSummary(summary: DisturbanceSummary): boolean {
  const { id, type, reference, state, kind, title, startsAt, movedFrom, answer, mine, freezeIds, pairsAtRisk } =
    summary;
  return (
    [id, type, reference, state, kind, answer.state].every((text) => typeof text === 'string') &&
    [title, movedFrom, freezeIds, pairsAtRisk].every(Array.isArray) &&
    !Number.isNaN(Date.parse(startsAt)) &&
    (mine === null || (Number.isInteger(mine.services) && Array.isArray(mine.cities)))
  );
}

export function isDisturbance(disturbance: Disturbance): boolean {
  const { affected, updates, inquiries, backupWindows, risks, actions, description, advice } = disturbance;
  return (
    isSummary(disturbance) &&
    [updates, inquiries, backupWindows, risks, actions, description, advice].every(Array.isArray) &&
    affected.every(isAffected)
  );
}

function isAffected({ serviceId, serviceName, impact }: AffectedService): boolean {
  return [serviceId, serviceName, impact].every((text) => typeof text === 'string');
}
