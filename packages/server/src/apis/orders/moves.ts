import { isBlank, validateText, type MoveOffer, type ServiceOrderCreate } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { storable } from '../../database/stored-text.ts';
import type { PricedSpot } from './change-prices.ts';
import { invalid } from './order-checks.ts';
import type { ServiceRow } from './services.repository.ts';

type NewPlace = NonNullable<ServiceOrderCreate['newPlace']>;

/** Where a service moves to: another floor or room alone, or a site or address with all that is known of it. */
export type MovedTo = Pick<ServiceRow['site'], 'floor' | 'room'> &
  Partial<Omit<ServiceRow['site'], 'floor' | 'room'>> & {
    /** Null for an address that is no site. */
    siteId?: string | null;
  };

/** Codes of prices that say that the product can't be delivered there. */
const outOfReach: ReadonlySet<string> = new Set(['outOfReach', 'notInCountry']);

const lengths = { streetName: 100, houseNumber: 20, zipCode: 20, city: 100, floor: 20, room: 50 } as const;
const inAddress = ['streetName', 'zipCode', 'city', 'country', 'coordinates'] as const;

/** Refuses a place that is none, or that the kind of move does not take. */
export function checkNewPlace({ orderType, newPlace }: ServiceOrderCreate): void {
  const isInternal = orderType === 'INTERNAL_MOVE_ORDER';
  if (!isInternal && orderType !== 'EXTERNAL_MOVE_ORDER') {
    if (newPlace !== undefined) throw invalid({ field: 'newPlace', code: 'notTaken' });
    return;
  }
  if (newPlace === undefined) throw invalid({ field: 'newPlace', code: 'required' });
  for (const [field, maxLength] of Object.entries(lengths) as [keyof typeof lengths, number][]) {
    const text = newPlace[field] ?? '';
    const error = isBlank(text) ? undefined : validateText(text, { maxLength });
    if (error !== undefined) throw invalid({ field: `newPlace.${field}`, ...error });
  }
  const addressed = [...inAddress, 'houseNumber' as const].filter((field) => newPlace[field] !== undefined);
  if (isInternal) {
    if (newPlace.siteId !== undefined || addressed.length > 0) throw invalid({ field: 'newPlace', code: 'notTaken' });
    if (isBlank(newPlace.floor ?? '') && isBlank(newPlace.room ?? ''))
      throw invalid({ field: 'newPlace', code: 'required' });
    return;
  }
  if (newPlace.siteId === undefined) {
    const missing = inAddress.find((field) => {
      const value = newPlace[field];
      return value === undefined || (typeof value === 'string' && isBlank(value));
    });
    if (missing !== undefined) throw invalid({ field: `newPlace.${missing}`, code: 'required' });
  } else if (addressed.length > 0) throw invalid({ field: 'newPlace', code: 'notTaken' });
}

/** Where the services move to; undefined for an order that moves none. A site that the caller does not see is unknown. */
export async function findNewPlace(
  queries: TenantQueries,
  { orderType, newPlace }: Pick<ServiceOrderCreate, 'orderType' | 'newPlace'>,
): Promise<MovedTo | undefined> {
  if (newPlace === undefined) return undefined;
  const inside = { floor: textOf(newPlace.floor), room: textOf(newPlace.room) };
  if (orderType === 'INTERNAL_MOVE_ORDER') return inside;
  if (newPlace.siteId !== undefined) {
    const site = await findMoveSite(queries, newPlace.siteId);
    if (site === undefined) throw invalid({ field: 'newPlace.siteId', code: 'unknown' });
    return {
      ...site,
      siteId: newPlace.siteId,
      floor: inside.floor ?? site.floor,
      room: inside.room ?? site.room,
    };
  }
  return { ...addressOf(newPlace), ...inside, siteId: null };
}

function addressOf(place: NewPlace): Partial<ServiceRow['site']> {
  const street = textOf(place.streetName) ?? '';
  const number = textOf(place.houseNumber);
  const city = textOf(place.city) ?? '';
  return {
    name: `${[street, number].filter(Boolean).join(' ')}, ${city}`,
    reference: null,
    street_name: street,
    house_number: number,
    zip_code: textOf(place.zipCode) ?? '',
    city,
    ...(place.country !== undefined && { country: place.country }),
    ...place.coordinates,
  };
}

export async function findMoveSite(
  { query, customerId }: TenantQueries,
  siteId: string,
): Promise<ServiceRow['site'] | undefined> {
  const { rows } = await sql<{ site: ServiceRow['site'] }>`
    select to_jsonb(sites) as site from sites where customer_id = ${customerId} and id = any (${storable([siteId])}::text[])`.execute(
    query,
  );
  return rows[0]?.site;
}

/** Refuses a move to where a service is, be it with its other end, or to where it can't be delivered. */
export function refuseMove(
  services: readonly ServiceRow[],
  place: MovedTo,
  priceOf: (service: ServiceRow, spot: PricedSpot) => MoveOffer,
): void {
  const spot = spotOf(place);
  if (spot === undefined) {
    if (services.some(({ site }) => site.floor === place.floor && site.room === place.room))
      throw invalid({ field: 'newPlace', code: 'unchanged' });
    return;
  }
  const { siteId } = place;
  const isThere = ({ site_id: id, z_site_id: otherEnd }: ServiceRow) => id === siteId || otherEnd === siteId;
  if (typeof siteId === 'string' && services.some(isThere)) throw invalid({ field: 'newPlace', code: 'unchanged' });
  const code = services
    .map((service) => priceOf(service, spot).code)
    .find((each) => each !== null && outOfReach.has(each));
  if (code !== undefined) throw invalid({ field: 'newPlace', code: code ?? 'outOfReach' });
}

/** Undefined for a move within the site. */
export function spotOf({ country, longitude, latitude }: MovedTo): PricedSpot | undefined {
  return country === undefined || longitude === undefined || latitude === undefined
    ? undefined
    : { country, longitude, latitude };
}

function textOf(text: string | undefined): string | null {
  return text === undefined || isBlank(text) ? null : text.trim();
}
