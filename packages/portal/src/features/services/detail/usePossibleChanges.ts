import type { ServiceOffers } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

/** What can be ordered for a service, at which price, and when it can end. */
export function usePossibleChanges(serviceId: string, isAsked: boolean): SWRResponse<ServiceOffers, unknown> {
  return useQuery(isAsked ? ['services', 'possible-changes', serviceId] : undefined, (api) =>
    unwrap(
      api.orders.GET('/services/{serviceId}/offers', { params: { path: { serviceId } } }),
      ({ upgrades, addons, replacements, termination }) =>
        [upgrades, addons, replacements].every(Array.isArray) &&
        (termination == null || typeof termination.earliestLastDay === 'string'),
    ),
  );
}
