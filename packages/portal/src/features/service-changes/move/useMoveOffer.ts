import type { MoveOffer as OfferOfServer } from '@skerry/contracts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { placeFieldOf, type ChangeValues } from '../changeForm.ts';
import { sumOf, type ChangeTarget, type MovePrice } from '../changeTarget.ts';
import { readPlace, type MovePlace } from './places.ts';

export interface MoveOffer {
  /** Undefined while it isn't known. */
  price: MovePrice | undefined;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Codes of the server that say that the product can't be delivered somewhere. */
const outOfReach: ReadonlySet<string> = new Set(['outOfReach', 'notInCountry']);

/**
 * What it costs to move services to the place that is chosen: within the site a charge that is known, else what the rules of prices say.
 *
 * @param values Undefined where nothing moves.
 */
export function useMoveOffer(
  { serviceIds, monthlyFee, internalMoveCharge }: ChangeTarget,
  values: ChangeValues | undefined,
): MoveOffer {
  const field = values && placeFieldOf(values);
  const place = values && field !== undefined && field !== 'floor' ? readPlace(values[field]) : undefined;
  const query = place && queryOf(place);
  const { data, error, isLoading, mutate } = useQuery(
    query ? ['services', 'move-offer', JSON.stringify(query), ...serviceIds] : undefined,
    (api) =>
      Promise.all(
        serviceIds.map((serviceId) =>
          unwrap(
            api.orders.GET('/services/{serviceId}/move-offer', { params: { path: { serviceId }, query: query ?? {} } }),
            isMoveOffer,
          ),
        ),
      ),
    { revalidateOnFocus: false },
  );
  const inside: MovePrice = {
    monthlyFee,
    oneTimeCharge: internalMoveCharge,
    isEstimate: false,
    leadTimeWeeks: undefined,
    isOutOfReach: false,
  };
  return {
    price: field === 'floor' ? inside : query && data && priceOf(data),
    isLoading,
    error: query && data === undefined ? error : undefined,
    retry: () => void mutate(),
  };
}

function queryOf(place: MovePlace) {
  if ('siteId' in place) return { siteId: place.siteId };
  const { country, coordinates } = place.address;
  return { country, ...coordinates };
}

function priceOf(offers: readonly OfferOfServer[]): MovePrice {
  const weeks = offers.flatMap(({ leadTimeWeeks }) => leadTimeWeeks ?? []);
  return {
    monthlyFee: sumOf(offers.map(({ monthlyFee }) => monthlyFee)),
    oneTimeCharge: sumOf(offers.map(({ oneTimeCharge }) => oneTimeCharge)),
    isEstimate: offers.some(({ level }) => level === 'estimate'),
    leadTimeWeeks: weeks.length === 0 ? undefined : Math.max(...weeks),
    isOutOfReach: offers.some(({ code }) => code !== null && outOfReach.has(code)),
  };
}

function isMoveOffer({ monthlyFee, oneTimeCharge, level, code }: OfferOfServer): boolean {
  return (
    [monthlyFee, oneTimeCharge].every((fee) => fee === null || typeof fee.amount === 'number') &&
    [level, code].every((word) => word === null || typeof word === 'string')
  );
}
