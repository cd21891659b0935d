import { disturbancePageSize, type OperationalStatus, type operationalStatusOperations } from '@skerry/contracts';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { isFreezeList, namedFreezes, type CountryFreeze } from '../../platform/freeze-periods/namedFreezes.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { refreshInterval } from '../../platform/disturbances/useDisturbances.ts';

type FreezeList = operationalStatusOperations['listNetworkFreezes']['responses'][200]['content']['application/json'];

/** The company's sites by product, the worst first: all, or those that do not work as they should. */
export function useOperationalStatus(page: number, isAll: boolean): SWRResponse<OperationalStatus, unknown> {
  const states = isAll ? {} : { states: 'DOWN,DEGRADED,UNKNOWN' };
  return useQuery(
    ['operational-status', 'now', isAll, page],
    (api) =>
      unwrap(
        api.operationalStatus.GET('/operational-status', {
          params: { query: { page, pageSize: disturbancePageSize, ...states } },
        }),
        isOperationalStatus,
      ),
    { keepPreviousData: true, refreshInterval },
  );
}

function isOperationalStatus({ state, services, groups, totalItems, totalPages }: OperationalStatus): boolean {
  return (
    typeof state === 'string' &&
    [...Object.values(services), totalItems, totalPages].every(Number.isInteger) &&
    groups.every(({ siteId, serviceIds }) => typeof siteId === 'string' && Array.isArray(serviceIds))
  );
}

/** The freeze periods of the network, from a year ago on. */
export function useNetworkFreezes(): { freezes: readonly CountryFreeze[]; query: SWRResponse<FreezeList, unknown> } {
  const { language } = useLanguage();
  const query = useQuery<FreezeList>(['operational-status', 'freezes'], (api) =>
    unwrap(api.operationalStatus.GET('/freeze-periods'), isFreezeList),
  );
  const { data } = query;
  const freezes = useMemo(() => namedFreezes(data?.items ?? [], language), [data, language]);
  return { freezes, query };
}
