import { houseAt, streetOfHouse, townAt, type NewAddress, type Point } from '../../addresses/new-address.ts';
import type { StoredBuilding } from '../../database/schema/site-lists.ts';
import {
  fjordheimPlaces,
  havstrandPlaces,
  nordkabelPlaces,
  oresundPlaces,
  vadsundPlaces,
  type Place,
} from '../services/places.ts';
import { streetsOf, towns, type Town } from './towns.ts';

const housesPerStreet = 12;
/** From the middle of a town to its streets, from one house to the next, and from one building to the next. */
const [fromMiddle, betweenHouses, betweenBuildings] = [180, 22, 15];
const metresPerDegree = 111_195;

/** Houses in eight streets of each town, the companies' own places, and the streets and towns themselves. */
export function demoAddresses(): NewAddress[] {
  const houses = [...ownPlaces(), ...towns.flatMap(housesOf)];
  const byKey = new Map(houses.map((house) => [house.magicKey, house]));
  const all = [...byKey.values()];
  const streets = new Map(all.map((house) => [`${house.country} ${house.streetName} ${house.city}`, house]));
  return [
    ...all,
    ...[...streets.values()].map(streetOfHouse),
    ...towns.map(([country, city, , latitude, longitude]) => townAt(country, city, { longitude, latitude })),
  ];
}

function housesOf(town: Town): NewAddress[] {
  const [country, city, zip, latitude, longitude] = town;
  return streetsOf[country].flatMap((streetName, street) => {
    const direction = (street / streetsOf[country].length) * 2 * Math.PI;
    return Array.from({ length: housesPerStreet }, (_, index) => {
      const metres = fromMiddle + index * betweenHouses;
      const place = moved({ longitude, latitude }, metres * Math.cos(direction), metres * Math.sin(direction));
      const house = houseAt(country, streetName, String(index + 1), codeOf(zip, country, street), city, place);
      return index === 0 && street < 2 ? { ...house, buildings: buildingsOf(house, 2) } : house;
    });
  });
}

/** Danish towns have one code; in the others each street has its own. */
function codeOf(zip: string, country: Town[0], street: number): string {
  if (country === 'DK') return zip;
  return zip.slice(0, -2) + String(Number(zip.slice(-2)) + street).padStart(2, '0');
}

/** Where the demo's companies are, and the house beside each. */
function ownPlaces(): NewAddress[] {
  const placed: [country: string, places: readonly Place[]][] = [
    ['SE', havstrandPlaces.SE],
    ['NO', havstrandPlaces.NO],
    ['DK', havstrandPlaces.DK],
    ['NO', fjordheimPlaces],
    ['DK', oresundPlaces],
    ['SE', vadsundPlaces],
    ['SE', nordkabelPlaces],
  ];
  return placed.flatMap(([country, places]) =>
    places.flatMap(([kind, city, streetName, number, zip, longitude, latitude]) => {
      const house = houseAt(country, streetName, number, zip, city, { longitude, latitude });
      const beside = moved({ longitude, latitude }, betweenHouses, betweenHouses);
      return [
        { ...house, buildings: buildingsOf(house, kind === 'head' ? 3 : kind === 'office' ? 0 : 2) },
        houseAt(country, streetName, String(Number.parseInt(number, 10) + 2), zip, city, beside),
      ];
    }),
  );
}

function buildingsOf({ magicKey, streetName, houseNumber, ...place }: NewAddress, count: number): StoredBuilding[] {
  return Array.from({ length: count }, (_, index) => {
    const letter = 'ABC'.charAt(index);
    return {
      id: `B-${magicKey}-${letter.toLowerCase()}`,
      name: `${streetName} ${houseNumber ?? ''} ${letter}`,
      ...moved(place, index * betweenBuildings, betweenBuildings),
      entrances: index === 0 ? [`${streetName} ${houseNumber ?? ''}`] : [],
    };
  });
}

/** So many metres to the north and to the east. */
function moved({ longitude, latitude }: Point, north: number, east: number): Point {
  const degrees = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return { longitude: rounded(longitude + east / degrees), latitude: rounded(latitude + north / metresPerDegree) };
}
