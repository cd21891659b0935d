import { placeOf } from './placeOf.ts';

it('a place is said by its site, and by its city where that does not say it', () => {
  expect(placeOf({ siteName: 'Göteborg huvudkontor', city: 'Göteborg' })).toBe('Göteborg huvudkontor');
  expect(placeOf({ siteName: 'Nordlager', city: 'Göteborg' })).toBe('Nordlager, Göteborg');
});
