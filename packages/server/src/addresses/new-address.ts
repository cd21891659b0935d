import type { AddressKind, StoredBuilding } from '../database/schema/site-lists.ts';
import { addressKey } from './address-key.ts';

/** A row of the table of addresses. */
export interface NewAddress {
  magicKey: string;
  kind: AddressKind;
  country: string;
  streetName: string;
  houseNumber: string | null;
  zipCode: string;
  city: string;
  longitude: number;
  latitude: number;
  buildings: StoredBuilding[];
  searchKey: string;
}

export interface Point {
  longitude: number;
  latitude: number;
}

/** A house, by the parts that people know it by. */
export function houseAt(
  country: string,
  streetName: string,
  houseNumber: string,
  zipCode: string,
  city: string,
  { longitude, latitude }: Point,
): NewAddress {
  const searchKey = addressKey(`${streetName} ${houseNumber} ${city}`);
  return {
    magicKey: `${country}-${addressKey(`${zipCode} ${streetName} ${houseNumber} ${city}`).replaceAll(' ', '-')}`,
    kind: 'address',
    country,
    streetName,
    houseNumber,
    zipCode,
    city,
    longitude,
    latitude,
    buildings: [],
    searchKey,
  };
}

/** The street of a house; its place is that of the house. */
export function streetOfHouse({ country, streetName, city, longitude, latitude }: NewAddress): NewAddress {
  const searchKey = addressKey(`${streetName} ${city}`);
  return {
    magicKey: `${country}-street-${searchKey.replaceAll(' ', '-')}`,
    kind: 'street',
    country,
    streetName,
    houseNumber: null,
    zipCode: '',
    city,
    longitude,
    latitude,
    buildings: [],
    searchKey,
  };
}

export function townAt(country: string, city: string, { longitude, latitude }: Point): NewAddress {
  const searchKey = addressKey(city);
  return {
    magicKey: `${country}-town-${searchKey.replaceAll(' ', '-')}`,
    kind: 'town',
    country,
    streetName: '',
    houseNumber: null,
    zipCode: '',
    city,
    longitude,
    latitude,
    buildings: [],
    searchKey,
  };
}
