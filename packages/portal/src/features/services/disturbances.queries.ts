import type { Disturbance, DisturbancePage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { disturbanceResources, isSummary, useDisturbances } from '../../platform/disturbances/useDisturbances.ts';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useServicesRights } from './servicesRights.ts';

/** What a disturbance or planned work is called; its id while that is not known. */
export function useDisturbanceTitle(id: string): string {
  const { language } = useLanguage();
  const { seesDisturbances } = useServicesRights();
  const { data } = useQuery<Disturbance>(
    id !== '' && seesDisturbances ? disturbanceResources.detail(id) : undefined,
    (api) =>
      unwrap(
        api.disturbances.GET('/disturbances/{disturbanceId}', { params: { path: { disturbanceId: id } } }),
        isSummary,
      ),
  );
  return data ? translatedName(data.title, language, data.reference) : id;
}

/** As many as stand beside what else is known of a service or a site. */
const shown = 3;

/** What is disturbed and planned for a service or a site, the earliest first; nothing for who is not told of it. */
export function useComingDisturbances(
  of: { serviceId: string } | { siteId: string },
): SWRResponse<DisturbancePage, unknown> {
  const { seesDisturbances } = useServicesRights();
  return useDisturbances(seesDisturbances ? { ...of, period: 'current', pageSize: shown } : undefined);
}
