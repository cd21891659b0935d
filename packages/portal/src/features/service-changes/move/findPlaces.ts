import type { AddressCandidate, LocatedAddress, Site } from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { writePlace, type PlacedAddress } from './places.ts';

/** The company's sites that a text is found in; the value of each is the place. */
export async function findSites(api: Api, searchFilter: string, signal: AbortSignal): Promise<ChoiceOption[]> {
  const { items } = await unwrap(
    api.sites.GET('/sites', { params: { query: { page: 0, pageSize: 20, searchFilter } }, signal }),
    (page) => page.items.every(isSite),
  );
  return items.map(({ siteId, siteName, address }) => ({
    value: writePlace({ name: siteName, siteId }),
    label: siteName,
    description: `${[address.streetName, address.houseNumber].filter(Boolean).join(' ')}, ${address.city}`,
  }));
}

/** What a text can go on to; the value of each is its key. */
export async function findAddresses(
  api: Api,
  address: string,
  limitToCountryCode: string,
  signal: AbortSignal,
): Promise<AddressCandidate[]> {
  const { candidates } = await unwrap(
    api.addresses.GET('/address/suggest', { params: { query: { address, limitToCountryCode } }, signal }),
    (body) => body.candidates.every(({ text, magicKey }) => typeof text === 'string' && typeof magicKey === 'string'),
  );
  return candidates;
}

/** Where a candidate is, as an order takes it; undefined where nobody knows. */
export async function locate(
  api: Api,
  { text, magicKey }: Pick<AddressCandidate, 'text' | 'magicKey'>,
): Promise<PlacedAddress | undefined> {
  const { streetName, houseNumber, zipCode, city, country, locationCoordinates } = await unwrap(
    api.addresses.GET('/address', { params: { query: { address: text, magicKey } } }),
    (found: LocatedAddress) => Array.isArray(found.locationCoordinates) && typeof found.city === 'string',
  );
  const [coordinates] = locationCoordinates;
  if (coordinates === undefined || !isServed(country)) return undefined;
  return {
    streetName,
    ...(houseNumber !== null && { houseNumber }),
    zipCode,
    city,
    country,
    coordinates: { longitude: coordinates.longitude, latitude: coordinates.latitude },
  };
}

function isServed(country: string): country is PlacedAddress['country'] {
  return country === 'SE' || country === 'NO' || country === 'DK';
}

function isSite({ siteId, siteName, address }: Site): boolean {
  return [siteId, siteName, address.city].every((text) => typeof text === 'string');
}
