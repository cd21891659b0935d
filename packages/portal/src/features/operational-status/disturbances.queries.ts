import { disturbancePageSize, type AffectedService, type Disturbance, type DisturbancePage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import {
  disturbanceResources,
  isSummary,
  refreshInterval,
  useDisturbances,
} from '../../platform/disturbances/useDisturbances.ts';

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
