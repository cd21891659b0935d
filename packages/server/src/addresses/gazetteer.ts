import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import type { AddressKind, StoredBuilding } from '../database/schema/site-lists.ts';
import { storable } from '../database/stored-text.ts';
import { metresBetween } from '../pricing/nearest-point.ts';
import { readAddress, townLast, wholeNumbers, type AddressQuery } from './address-key.ts';
import {
  nearestLimit,
  nearestReach,
  suggestionLimit,
  type AddressSource,
  type AddressText,
  type FoundAddress,
} from './address-source.ts';

interface Row {
  magic_key: string;
  kind: AddressKind;
  country: string;
  street_name: string;
  house_number: string | null;
  zip_code: string;
  city: string;
  longitude: number;
  latitude: number;
  buildings: StoredBuilding[];
}

const columns = sql`magic_key, kind, country, street_name, house_number, zip_code, city, longitude, latitude, buildings`;
/** Comes after every letter and digit of a key, and a space before all of them. */
const [afterAll, afterSpace] = ['~', '!'];
/** A place farther than this from every town is in no country that is known. */
const townReach = 150_000;
const metresPerDegree = 111_195;
/** The index has degrees of longitude as long as they are at 60° north; so many of its nearest hold the true nearest ones. */
const nearestAsked = 12;

/** The provider's own table of addresses as a source. It has no paid ones. */
export function gazetteer({ query }: Pick<TenantQueries, 'query'>): AddressSource {
  /** The first addresses by their keys in a range, which an index has in that order. */
  const range = async (
    kinds: RawBuilder<unknown>,
    { key, zip }: AddressQuery,
    country: string | undefined,
    limit: number,
  ): Promise<FoundAddress[]> => {
    const { rows } = await sql<Row>`
      select ${columns} from addresses
      where ${kinds} and search_key >= ${key} and search_key < ${key + afterAll}
        ${country === undefined ? sql`` : sql`and country = ${country}`}
        ${zip === undefined ? sql`` : sql`and replace(zip_code, ' ', '') = ${zip}`}
      order by search_key, magic_key limit ${sql.lit(limit)}`.execute(query);
    return rows.map(addressOf);
  };
  const houses = sql`kind = 'address'`;
  const beginnings = sql`kind <> 'address'`;

  return {
    async suggest({ text, country }) {
      const wanted = readAddress(text);
      if (wanted.key === '') return [];
      const first = wanted.hasNumber
        ? []
        : await range(beginnings, { ...wanted, zip: undefined }, country, suggestionLimit);
      const found = [...first, ...(await range(houses, wanted, country, suggestionLimit - first.length))];
      if (found.length > 0) return found;
      for (const turned of [{ ...wanted, key: wholeNumbers(wanted.key) }, ...townLast(wanted)]) {
        const others = await range(houses, turned, country, suggestionLimit);
        if (others.length > 0) return others;
      }
      return [];
    },

    async byKeys(magicKeys) {
      const keys = storable(magicKeys);
      if (keys.length === 0) return new Map();
      const { rows } = await sql<Row>`
        select ${columns} from addresses where magic_key = any(${keys}::text[])`.execute(query);
      return new Map(rows.map((row) => [row.magic_key, addressOf(row)]));
    },

    async match(texts) {
      const asked = texts.map(({ text, country }) => {
        const read = readAddress(text);
        return { ...read, key: wholeNumbers(read.key), country };
      });
      const exact = await matches(asked);
      const isMissed = (place: number) => asked[place]?.zip !== undefined && exact[place]?.length === 0;
      const near = await matches(
        asked.map((each, place) => ({ ...each, zip: undefined, key: isMissed(place) ? each.key : '' })),
      );
      return asked.map((_, place) =>
        isMissed(place) ? { found: near[place] ?? [], isExact: false } : { found: exact[place] ?? [], isExact: true },
      );
    },

    async nearest(place) {
      const { rows } = await sql<Row>`
        select ${columns} from addresses where kind = 'address'
        order by point(longitude * 0.5, latitude) <-> point(${place.longitude}::float8 * 0.5, ${place.latitude}::float8)
        limit ${sql.lit(nearestAsked)}`.execute(query);
      return rows
        .map(addressOf)
        .map((address) => ({ address, metres: metresBetween(place, address.coordinates) }))
        .filter(({ metres }) => metres <= nearestReach)
        .sort((a, b) => a.metres - b.metres)
        .slice(0, nearestLimit);
    },

    async countriesOf(places) {
      const { rows } = await sql<{ country: string; longitude: number; latitude: number }>`
        select country, longitude, latitude from addresses where kind = 'town'`.execute(query);
      return places.map((place) => {
        const degrees = townReach / metresPerDegree;
        const nearest = rows
          .filter(({ latitude }) => Math.abs(latitude - place.latitude) <= degrees)
          .map(({ country, ...town }) => ({ country, metres: metresBetween(place, town) }))
          .filter(({ metres }) => metres <= townReach)
          .sort((a, b) => a.metres - b.metres)[0];
        return nearest?.country;
      });
    },
  };

  /** Addresses whose key is the one asked for, or goes on after it with further words. */
  async function matches(asked: readonly (AddressQuery & Pick<AddressText, 'country'>)[]): Promise<FoundAddress[][]> {
    const found = asked.map((): FoundAddress[] => []);
    const wanted = asked.flatMap(({ key, zip = '', country = '' }, place) =>
      key === '' ? [] : [{ key, zip, country, place }],
    );
    if (wanted.length === 0) return found;
    const { rows } = await sql<Row & { place: number }>`
      select asked.place, hit.* from unnest(
        ${wanted.map(({ place }) => place)}::int[], ${wanted.map(({ key }) => key)}::text[],
        ${wanted.map(({ zip }) => zip)}::text[], ${wanted.map(({ country }) => country)}::text[]
      ) as asked (place, key, zip, country)
      cross join lateral (
        select ${columns} from addresses
        where kind = 'address' and search_key >= asked.key collate "C" and search_key < (asked.key || ${afterSpace}) collate "C"
          and (asked.country = '' or country = asked.country) and (asked.zip = '' or replace(zip_code, ' ', '') = asked.zip)
        order by search_key, magic_key limit ${sql.lit(suggestionLimit)}
      ) as hit
      order by asked.place, hit.magic_key`.execute(query);
    for (const { place, ...row } of rows) found[place]?.push(addressOf(row));
    return found;
  }
}

function addressOf(row: Row): FoundAddress {
  return {
    magicKey: row.magic_key,
    kind: row.kind,
    country: row.country,
    streetName: row.street_name,
    houseNumber: row.house_number,
    zipCode: row.zip_code,
    city: row.city,
    coordinates: { longitude: row.longitude, latitude: row.latitude },
    buildings: row.buildings,
  };
}
