import type { OpticalPlace } from '../api-types.ts';
import { estimateLine, isSamePlace } from './place.ts';

const at = (latitude: number, longitude: number): OpticalPlace => ({
  kind: 'site',
  id: `${latitude}`,
  name: 'Place',
  address: 'Street 1, Town',
  country: 'SE',
  coordinates: { latitude, longitude },
});
const offMap = (parts: Partial<OpticalPlace>): OpticalPlace => ({
  ...at(0, 0),
  kind: 'address',
  id: null,
  coordinates: null,
  ...parts,
});
const stockholm = at(59.3328, 18.0703);

describe('two ends', () => {
  // A hundred-thousandth of a degree of latitude is 1.11 m.
  it.each([
    ['49 m apart are one place', stockholm, at(59.33324, 18.0703), true],
    ['51 m apart are two', stockholm, at(59.33326, 18.0703), false],
    [
      'with the same address are one place, however it is written',
      offMap({ address: 'Hamngatan 37, 111 53 Stockholm' }),
      offMap({ address: 'hamngatan 37  111 53 STOCKHOLM ' }),
      true,
    ],
    ['with the same address in two countries are two', offMap({}), offMap({ country: 'NO' }), false],
    ['with the same id are one place', offMap({ kind: 'site', id: 'S-1' }), offMap({ kind: 'site', id: 'S-1' }), true],
    ['of which one is not on the map are two', stockholm, offMap({}), false],
  ])('%s', (_, a, z, expected) => expect(isSamePlace(a, z)).toBe(expected));
});

describe('a line', () => {
  it('is estimated by the way over the ground, two fifths longer, at the speed of light in glass', () => {
    const estimate = estimateLine(stockholm, at(59.9075, 10.7577));
    expect(estimate?.distanceKm).toBeCloseTo(415.6, 0);
    expect(estimate?.lengthKm).toBeCloseTo(581.9, 0);
    expect(estimate?.latencyMs).toBeCloseTo(2.85, 2);
  });

  it('has no estimate without coordinates for both ends', () => {
    expect(estimateLine(stockholm, offMap({}))).toBeUndefined();
  });
});
