import type { ServiceOrderCreate } from '@skerry/contracts';

type NewPlace = NonNullable<ServiceOrderCreate['newPlace']>;

/** Where services can move to: one of the company's sites, or an address that was found. */
export type MovePlace = { name: string } & ({ siteId: string } | { address: PlacedAddress });

/** An address as an order takes it. */
export type PlacedAddress = Required<Pick<NewPlace, 'streetName' | 'zipCode' | 'city' | 'country' | 'coordinates'>> &
  Pick<NewPlace, 'houseNumber'>;

/** A place as a text, such as drafts keep. */
export function writePlace(place: MovePlace): string {
  return JSON.stringify(place);
}

/** Undefined for what is none. */
export function readPlace(text: string): MovePlace | undefined {
  if (text === '') return undefined;
  try {
    const place = JSON.parse(text) as MovePlace | null;
    if (typeof place?.name !== 'string') return undefined;
    if ('siteId' in place) return typeof place.siteId === 'string' ? place : undefined;
    return typeof place.address.coordinates.latitude === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
