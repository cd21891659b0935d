import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

/** The first day that a service can end on, by the time of notice; undefined where it is not known. */
export function useEarliestLastDay(serviceId: string, isAsked: boolean): string | undefined {
  const { data } = useQuery(isAsked ? ['services', 'earliest-last-day', serviceId] : undefined, (api) =>
    unwrap(
      api.orders.GET('/services/{serviceId}/offers', { params: { path: { serviceId } } }),
      ({ termination }) => termination == null || typeof termination.earliestLastDay === 'string',
    ),
  );
  return data?.termination?.earliestLastDay;
}
