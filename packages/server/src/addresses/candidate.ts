import type { AddressCandidate } from '@skerry/contracts';
import { addressText, type FoundAddress } from './address-source.ts';
import type { NetworkReach } from './network-reach.ts';

/** An address as it is offered. What the network is like is known of one place, not of a street or a town. */
export function candidateOf(address: FoundAddress, reach: NetworkReach): AddressCandidate {
  const { magicKey, kind, country, streetName, houseNumber, zipCode, city, coordinates, buildings } = address;
  return {
    text: addressText(address),
    magicKey,
    kind,
    country,
    confidence: kind === 'address' ? reach(coordinates) : null,
    buildings: buildings.length,
    ...(kind === 'address' && {
      street: [streetName, houseNumber].filter(Boolean).join(' '),
      zipCode,
      city,
    }),
    coordinates,
  };
}
