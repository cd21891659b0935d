import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { nearestPoint, type Place } from '../pricing/nearest-point.ts';
import type { PriceBook } from '../pricing/price-book.ts';

export type AddressConfidence = 'onNet' | 'near' | 'off' | null;

/** How near the provider's fibre is to places, by the points of presence that prices are made with. */
export type NetworkReach = (place: Place) => AddressConfidence;

/** Of the newest price book that was read. A version is never changed, so nothing is missed by keeping it. */
let last: { madeAs: string; reach: NetworkReach } | undefined;

/** What pricing says of fibre; of every place that nobody knows, where there are no prices. */
export async function networkReach({ query }: Pick<TenantQueries, 'query'>): Promise<NetworkReach> {
  const newest = sql`from price_books order by version desc limit 1`;
  const { rows: versions } = await sql<{ madeAs: string }>`
    select version || ' ' || made_at as "madeAs" ${newest}`.execute(query);
  const madeAs = versions[0]?.madeAs;
  if (madeAs === undefined) return () => null;
  if (last?.madeAs === madeAs) return last.reach;
  const { rows } = await sql<Pick<PriceBook, 'points' | 'reach'>>`
    select book -> 'points' as points, book -> 'reach' as reach ${newest}`.execute(query);
  const reach = reachOf(rows[0]);
  last = { madeAs, reach };
  return reach;
}

function reachOf(book: Pick<PriceBook, 'points' | 'reach'> | undefined): NetworkReach {
  const fibre = book?.reach.find(({ accessType }) => accessType === 'fibre');
  if (book === undefined || fibre === undefined) return () => null;
  return (place) => {
    const nearest = nearestPoint(place, book.points);
    if (nearest === undefined) return null;
    if (nearest.metres <= fibre.firmWithinMetres) return 'onNet';
    return nearest.metres <= fibre.withinMetres ? 'near' : 'off';
  };
}
