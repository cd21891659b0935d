import type { AddressKind, StoredBuilding } from '../database/schema/site-lists.ts';

export interface Coordinates {
  longitude: number;
  latitude: number;
}

/** An address as a source knows it. */
export interface FoundAddress {
  magicKey: string;
  kind: AddressKind;
  country: string;
  streetName: string;
  houseNumber: string | null;
  zipCode: string;
  city: string;
  coordinates: Coordinates;
  buildings: readonly StoredBuilding[];
}

export interface AddressText {
  text: string;
  /** By ISO 3166, in capitals; undefined for any. */
  country: string | undefined;
}

/** The addresses that a text can mean, at most `suggestionLimit`; none if it is unknown. */
export interface AddressMatch {
  found: FoundAddress[];
  /** Whether it says nothing else: with another postal code, what is found only comes near. */
  isExact: boolean;
}

export interface NearAddress {
  address: FoundAddress;
  metres: number;
}

/** What can tell where an address is: the provider's own table, or a geocoder behind the same contract. */
export interface AddressSource {
  /** What the beginning of an address can go on to, the likeliest first, at most `suggestionLimit`. */
  suggest(text: AddressText, options: { usesPaidSources: boolean }): Promise<FoundAddress[]>;
  /** Addresses by their keys; those that are gone are left out. */
  byKeys(magicKeys: readonly string[]): Promise<Map<string, FoundAddress>>;
  match(texts: readonly AddressText[]): Promise<AddressMatch[]>;
  /** The addresses nearest to a place, at most `nearestLimit` and within `nearestReach`. */
  nearest(place: Coordinates): Promise<NearAddress[]>;
  /** The countries that places lie in, as far as a town is near; undefined elsewhere. */
  countriesOf(places: readonly Coordinates[]): Promise<(string | undefined)[]>;
}

export const suggestionLimit = 10;
export const nearestLimit = 3;
/** An address farther away says nothing about a place, in metres. */
export const nearestReach = 5000;

/** The address as it is written. */
export function addressText({
  kind,
  streetName,
  houseNumber,
  zipCode,
  city,
}: Pick<FoundAddress, 'kind' | 'streetName' | 'houseNumber' | 'zipCode' | 'city'>): string {
  if (kind === 'town') return city;
  if (kind === 'street') return `${streetName}, ${city}`;
  return `${[streetName, houseNumber].filter(Boolean).join(' ')}, ${`${zipCode} ${city}`.trim()}`;
}
