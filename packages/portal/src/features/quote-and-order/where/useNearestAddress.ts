import type { NearestAddress } from '@skerry/contracts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { findNearestAddress } from '../purchase.queries.ts';
import { isOnMap, type Coordinate } from './coordinates.ts';

/** The address nearest to a place that was pointed at. Where nobody knows of one, the place is one all the same. */
export function useNearestAddress(at: Coordinate | undefined): NearestAddress | undefined {
  const isAsked = at !== undefined && isOnMap(at);
  const { data } = useQuery(
    isAsked ? ['nearest-address', String(at.longitude), String(at.latitude)] : undefined,
    (api) => (at ? findNearestAddress(api, at) : Promise.resolve(undefined)),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data;
}
