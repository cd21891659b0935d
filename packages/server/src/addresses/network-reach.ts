import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { nearestPoint, type Place } from '../pricing/nearest-point.ts';
import type { PriceBook } from '../pricing/price-book.ts';

export type AddressConfidence = 'onNet' | 'near' | 'off' | null;

/** How near the provider's fibre is to places, by the points of presence that prices are made with. */
export type NetworkReach = (place: Place) => AddressConfidence;

/** The same for a place whose distance to the nearest point of presence is known; null where it is not. */
export type MetresReach = (metres: number | null) => AddressConfidence;

interface Reaches {
  ofPlace: NetworkReach;
  ofMetres: MetresReach;
}

const unknown: Reaches = { ofPlace: () => null, ofMetres: () => null };

/** Of the newest price book that was read. A version is never changed, so nothing is missed by keeping it. */
let last: { madeAs: string; reaches: Reaches } | undefined;

/** What pricing says of fibre; of every place that nobody knows, where there are no prices. */
export async function networkReach(queries: Pick<TenantQueries, 'query'>): Promise<NetworkReach> {
  return (await reaches(queries)).ofPlace;
}

export async function metresReach(queries: Pick<TenantQueries, 'query'>): Promise<MetresReach> {
  return (await reaches(queries)).ofMetres;
}

async function reaches({ query }: Pick<TenantQueries, 'query'>): Promise<Reaches> {
  const newest = sql`from price_books order by version desc limit 1`;
  const { rows: versions } = await sql<{ madeAs: string }>`
    select version || ' ' || made_at as "madeAs" ${newest}`.execute(query);
  const madeAs = versions[0]?.madeAs;
  if (madeAs === undefined) return unknown;
  if (last?.madeAs === madeAs) return last.reaches;
  const { rows } = await sql<Pick<PriceBook, 'points' | 'reach'>>`
    select book -> 'points' as points, book -> 'reach' as reach ${newest}`.execute(query);
  last = { madeAs, reaches: reachesOf(rows[0]) };
  return last.reaches;
}

function reachesOf(book: Pick<PriceBook, 'points' | 'reach'> | undefined): Reaches {
  const fibre = book?.reach.find(({ accessType }) => accessType === 'fibre');
  if (book === undefined || fibre === undefined) return unknown;
  const ofMetres: MetresReach = (metres) => {
    if (metres === null) return null;
    if (metres <= fibre.firmWithinMetres) return 'onNet';
    return metres <= fibre.withinMetres ? 'near' : 'off';
  };
  return { ofMetres, ofPlace: (place) => ofMetres(nearestPoint(place, book.points)?.metres ?? null) };
}
