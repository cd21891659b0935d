import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { sumOf, type ChangeTarget } from './changeTarget.ts';
import { endingOf } from './endingOf.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The target of a change with what is left to pay after the last day that is wanted, where that is later than the earliest one. */
export function useLaterEnding(target: ChangeTarget, lastDay: string): ChangeTarget {
  const { termination, serviceIds } = target;
  const isAsked =
    termination !== undefined &&
    day.test(lastDay) &&
    lastDay > termination.earliestLastDay &&
    endingOf(termination, lastDay).isPaidBeyond;
  const { data } = useQuery(isAsked ? ['services', 'later-ending', lastDay, ...serviceIds] : undefined, (api) =>
    Promise.all(
      serviceIds.map((serviceId) =>
        unwrap(
          api.orders.GET('/services/{serviceId}/offers', { params: { path: { serviceId }, query: { lastDay } } }),
          (offers) => offers.termination == null || typeof offers.termination.earliestLastDay === 'string',
        ),
      ),
    ),
  );
  // A provider's own system may not know of later days.
  const isKnown = data?.every((offers) => offers.termination?.lastDay === lastDay) === true;
  if (!termination || !isAsked || !data || !isKnown) return target;
  const remainingFee = sumOf(data.flatMap((offers) => offers.termination?.remainingFee ?? []));
  return { ...target, termination: { ...termination, later: { lastDay, remainingFee } } };
}
