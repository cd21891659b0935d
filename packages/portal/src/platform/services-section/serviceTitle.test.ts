import { placeOf, serviceTitle, siteNameOf } from './serviceTitle.ts';

const address = { streetName: 'Havnegade', houseNumber: '29', city: 'København' };

it('a service and its orders are called by their product and their site: its name, or else its street, or else its town', () => {
  expect(serviceTitle('SD-WAN', siteNameOf({ customerName: 'København HQ', address }))).toBe('SD-WAN, København HQ');
  expect(serviceTitle('SD-WAN', siteNameOf({ customerName: '', address }))).toBe('SD-WAN, Havnegade 29');
  const unnamed = { customerName: '', address: { streetName: '', city: 'København' } };
  expect(serviceTitle('SD-WAN', siteNameOf(unnamed))).toBe('SD-WAN, København');
  expect(serviceTitle('SD-WAN', '')).toBe('SD-WAN');
});

it('a place is said by its site, and by its city where that does not say it', () => {
  expect(placeOf({ siteName: 'Göteborg huvudkontor', city: 'Göteborg' })).toBe('Göteborg huvudkontor');
  expect(placeOf({ siteName: 'Nordlager', city: 'Göteborg' })).toBe('Nordlager, Göteborg');
});
