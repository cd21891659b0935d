import type { LocatedAddress, quoteAndOrderV2Operations } from '@skerry/contracts';
import { addressText, type AddressSource, type FoundAddress } from '../../addresses/address-source.ts';
import { candidateOf } from '../../addresses/candidate.ts';
import { gazetteer } from '../../addresses/gazetteer.ts';
import { networkReach, type NetworkReach } from '../../addresses/network-reach.ts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { metresBetween } from '../../pricing/nearest-point.ts';

/** The built-in addresses: of the provider's own table, with what its network is there. */
export function addressesHandlers(database: Database): Handlers<quoteAndOrderV2Operations> {
  return {
    async suggestAddresses({ principal, query }) {
      const queries = database.readsOf(principal);
      const text = { text: query.address, country: query.limitToCountryCode?.toUpperCase() };
      const usesPaidSources = query.usePaidSources === true && principal.category === 'internalStaff';
      const [found, reach] = await Promise.all([
        gazetteer(queries).suggest(text, { usesPaidSources }),
        networkReach(queries),
      ]);
      return { status: 200, body: { candidates: found.map((address) => candidateOf(address, reach)) } };
    },

    async locateAddress({ principal, query }) {
      const queries = database.readsOf(principal);
      const found = await locate(gazetteer(queries), query);
      if (found === undefined) throw new ProblemError(400, { code: 'ADDRESS_NOT_FOUND' });
      return { status: 200, body: locatedOf(found, await networkReach(queries)) };
    },

    async findNearestAddresses({ principal, query }) {
      const queries = database.readsOf(principal);
      const [found, reach] = await Promise.all([gazetteer(queries).nearest(query), networkReach(queries)]);
      const candidates = found.map(({ address, metres }) => ({ ...candidateOf(address, reach), metres }));
      return { status: 200, body: { candidates } };
    },
  };
}

async function locate(
  source: AddressSource,
  { address, magicKey }: { address: string; magicKey?: string },
): Promise<FoundAddress | undefined> {
  if (magicKey !== undefined) return (await source.byKeys([magicKey])).get(magicKey);
  const [match] = await source.match([{ text: address, country: undefined }]);
  return match?.isExact === true && match.found.length === 1 ? match.found[0] : undefined;
}

function locatedOf(found: FoundAddress, reach: NetworkReach): LocatedAddress {
  const { streetName, houseNumber, zipCode, city, country, coordinates, buildings } = found;
  return {
    text: addressText(found),
    streetName,
    houseNumber,
    zipCode,
    city,
    country,
    confidence: candidateOf(found, reach).confidence,
    locationCoordinates: [coordinates],
    buildings: buildings
      .map(({ id, name, entrances, ...place }) => ({
        id,
        name,
        metres: metresBetween(coordinates, place),
        confidence: reach(place),
        coordinates: place,
        entrances,
      }))
      .sort((a, b) => a.metres - b.metres),
  };
}
