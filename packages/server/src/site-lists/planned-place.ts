import type { AddressCandidate } from '@skerry/contracts';
import {
  addressText,
  type AddressMatch,
  type AddressSource,
  type AddressText,
  type Coordinates,
  type FoundAddress,
} from '../addresses/address-source.ts';
import { candidateOf } from '../addresses/candidate.ts';
import type { NetworkReach } from '../addresses/network-reach.ts';
import type { OwnSite } from '../inventory/own-sites.ts';
import type { SiteDraft } from './site-draft.ts';

/** What is looked up of many sites at once. */
export interface Lookups {
  reach: NetworkReach;
  own: ReadonlyMap<string, OwnSite>;
  dataCentres: ReadonlyMap<string, { name: string; city: string; country: string; coordinates: Coordinates }>;
  byKey: ReadonlyMap<string, FoundAddress>;
  /** For each draft what its address can mean; undefined where nobody has to know. */
  matches: readonly (AddressMatch | undefined)[];
  /** The country of each draft's coordinates. */
  countries: readonly (string | undefined)[];
}

/** Where a site is, or what keeps it from being anywhere. */
export interface Place {
  address: string;
  streetName: string;
  houseNumber: string | null;
  zipCode: string;
  city: string;
  country: string | null;
  coordinates: Coordinates | null;
  magicKey: string | null;
  /** What the building is called that was chosen. */
  building: string | null;
  state: 'valid' | 'ambiguous' | 'notFound' | 'rejected';
  field: string | null;
  code: string | null;
  candidates: AddressCandidate[];
}

/** The corners of the three countries, in degrees: what lies outside is not there, what lies within may be. */
const boxes: Readonly<Record<string, { south: number; north: number; west: number; east: number }>> = {
  SE: { south: 55, north: 69.3, west: 10.4, east: 24.6 },
  NO: { south: 57.5, north: 81, west: 3.9, east: 34 },
  DK: { south: 54.4, north: 58, west: 7.7, east: 15.4 },
};

/** Coordinates as a draft has them, if they are on earth. */
export function coordinatesOf({ locationCoordinate: given }: SiteDraft): Coordinates | undefined {
  if (given === undefined) return undefined;
  return Math.abs(given.latitude) <= 90 && Math.abs(given.longitude) <= 180 ? given : undefined;
}

/** The address that a draft names by a key, if there is one. */
function chosen({ magicKey }: SiteDraft, { byKey }: Pick<Lookups, 'byKey'>): FoundAddress | undefined {
  const found = magicKey === undefined ? undefined : byKey.get(magicKey);
  return found?.kind === 'address' ? found : undefined;
}

/** What of the drafts the source of addresses has to be asked for. */
export async function lookUp(
  drafts: readonly SiteDraft[],
  source: AddressSource,
): Promise<Pick<Lookups, 'byKey' | 'matches' | 'countries'>> {
  const byKey = await source.byKeys(drafts.flatMap(({ magicKey }) => magicKey ?? []));
  const isNamed = (draft: SiteDraft) => draft.siteId !== undefined || draft.dataCenterSiteId !== undefined;
  const asked = drafts.map((draft): AddressText | undefined =>
    isNamed(draft) || chosen(draft, { byKey }) || coordinatesOf(draft) || !draft.address
      ? undefined
      : { text: draft.address, country: draft.country },
  );
  const answers = (await source.match(asked.filter((each) => each !== undefined))).values();
  const matches = asked.map((each) => (each === undefined ? undefined : answers.next().value));
  const places = drafts.map((draft) => (draft.country === undefined ? coordinatesOf(draft) : undefined));
  const found = places.some((place) => place !== undefined)
    ? (await source.countriesOf(places.filter((place) => place !== undefined))).values()
    : [].values();
  const countries = places.map((place) => (place === undefined ? undefined : found.next().value));
  return { byKey, matches, countries };
}

/** Where a draft is: by one of the customer's sites or the provider's data centres, a candidate, coordinates, or its address. */
export function placeOf(draft: SiteDraft, position: number, lookups: Lookups): Place {
  const blank = blankPlace(draft);
  if (draft.siteId !== undefined) return atOwnSite(draft.siteId, blank, lookups);
  if (draft.dataCenterSiteId !== undefined) return atDataCentre(draft.dataCenterSiteId, blank, lookups);
  const address = chosen(draft, lookups);
  if (address !== undefined) return atAddress(address, draft, blank);
  const coordinates = coordinatesOf(draft);
  if (coordinates !== undefined) return atCoordinates(coordinates, lookups.countries[position], blank);
  const match = lookups.matches[position];
  if (match === undefined) return { ...blank, state: 'rejected', field: 'address', code: 'required' };
  const [first, ...others] = match.found;
  if (first === undefined) {
    if (draft.mayBeByHand !== true) return { ...blank, state: 'notFound', field: 'address', code: 'notFound' };
    // A specialist finds it, in the country at least.
    return blank.country === null ? { ...blank, state: 'rejected', field: 'country', code: 'required' } : blank;
  }
  if (others.length === 0 && match.isExact && isSure(first, draft)) return atAddress(first, draft, blank);
  const candidates = match.found.map((address) => candidateOf(address, lookups.reach));
  return { ...blank, state: 'ambiguous', field: 'address', code: 'ambiguous', candidates };
}

function blankPlace({ address = '', country }: SiteDraft): Place {
  return {
    address,
    streetName: '',
    houseNumber: null,
    zipCode: '',
    city: '',
    country: country ?? null,
    coordinates: null,
    magicKey: null,
    building: null,
    state: 'valid',
    field: null,
    code: null,
    candidates: [],
  };
}

/** A number that was not asked for is somebody's to choose. */
function isSure({ houseNumber }: FoundAddress, { address = '' }: SiteDraft): boolean {
  return houseNumber === null || /\d/.test(address);
}

function atOwnSite(id: string, blank: Place, { own }: Lookups): Place {
  const site = own.get(id);
  if (site === undefined) return { ...blank, state: 'rejected', field: 'siteId', code: 'unknown' };
  const parts = {
    streetName: site.street_name,
    houseNumber: site.house_number,
    zipCode: site.zip_code,
    city: site.city,
  };
  const { country, longitude, latitude } = site;
  const address = addressText({ kind: 'address', ...parts });
  return { ...blank, address, ...parts, country, coordinates: { longitude, latitude } };
}

function atDataCentre(id: string, blank: Place, { dataCentres }: Lookups): Place {
  const centre = dataCentres.get(id);
  if (centre === undefined) return { ...blank, state: 'rejected', field: 'dataCenterSiteId', code: 'unknown' };
  const { name, city, country, coordinates } = centre;
  return { ...blank, address: blank.address || name, city, country, coordinates };
}

function atAddress(found: FoundAddress, draft: SiteDraft, blank: Place): Place {
  const { streetName, houseNumber, zipCode, city, country, magicKey } = found;
  const building = found.buildings.find(({ id }) => id === draft.buildingId);
  const isUnknown = draft.buildingId !== undefined && building === undefined;
  return {
    ...blank,
    address: addressText(found),
    streetName,
    houseNumber,
    zipCode,
    city,
    country,
    coordinates: building
      ? { longitude: building.longitude, latitude: building.latitude }
      : (coordinatesOf(draft) ?? found.coordinates),
    magicKey,
    building: building?.name ?? null,
    ...(isUnknown && { state: 'rejected', field: 'buildingId', code: 'unknown' }),
  };
}

function atCoordinates(coordinates: Coordinates, found: string | undefined, blank: Place): Place {
  const country = blank.country ?? found ?? null;
  if (country === null) return { ...blank, coordinates, state: 'rejected', field: 'country', code: 'required' };
  const box = boxes[country];
  const isOutside =
    box !== undefined &&
    (coordinates.latitude < box.south ||
      coordinates.latitude > box.north ||
      coordinates.longitude < box.west ||
      coordinates.longitude > box.east);
  const place = { ...blank, country, coordinates };
  return isOutside ? { ...place, state: 'rejected', field: 'locationCoordinate', code: 'notInCountry' } : place;
}
