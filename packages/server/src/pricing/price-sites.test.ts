import { metresBetween, nearestPoint } from './nearest-point.ts';
import type { PriceBook } from './price-book.ts';
import { priceSites, type PricedVariant } from './price-sites.ts';

const book: PriceBook = {
  version: 3,
  validDays: 30,
  products: [
    { id: 'int', name: 'INT', orderedAs: 'int', countries: ['SE', 'NO'], terms: [12, 36], accessTypes: ['fibre'] },
  ],
  reach: [{ accessType: 'fibre', firmWithinMetres: 200, withinMetres: 4000, leadTimeWeeks: 3, buildLeadTimeWeeks: 12 }],
  points: [
    { id: 'SDL', name: 'Sundsvall', longitude: 17.3255, latitude: 62.3974 },
    { id: 'UME', name: 'Umeå', longitude: 20.263, latitude: 63.8258 },
  ],
  rules: [
    {
      id: 'PR-1',
      name: 'List',
      currency: 'SEK',
      when: { products: ['int'] },
      effect: { kind: 'list', prices: [{ capacityBps: 1000, monthlyMinor: 100, oneTimeMinor: 50 }] },
      validFrom: null,
      validTo: null,
    },
  ],
};
const terms = { agreementId: 'FA-1', agreementDiscount: 0, currency: 'SEK', day: '2025-01-15' } as const;
const variant: PricedVariant = { productId: 'int', capacityBps: 1000, term: 36, accessType: 'fibre', fastTrack: false };
const site = (id: string, latitude: number, country = 'SE') => ({ id, country, latitude, longitude: 17.3255 });

function cell(given: Partial<PricedVariant>, place = site('S', 62.3974)) {
  const [found] = priceSites(book, [place], [{ ...variant, ...given }], terms);
  return found?.cells[0];
}

it('measures along the surface of the earth', () => {
  // Stockholm and Oslo, 416 km apart.
  expect(
    metresBetween({ longitude: 18.0686, latitude: 59.3293 }, { longitude: 10.7522, latitude: 59.9139 }),
  ).toBeCloseTo(416_000, -4);
  expect(metresBetween({ longitude: 18, latitude: 59 }, { longitude: 18, latitude: 59 })).toBe(0);
  expect(metresBetween({ longitude: 0, latitude: 0 }, { longitude: 180, latitude: 0 })).toBe(
    Math.round(Math.PI * 6_371_009),
  );
  expect(nearestPoint(site('S', 63.9), book.points)?.point.id).toBe('UME');
  expect(nearestPoint(site('S', 63.9), [])).toBeUndefined();
});

it('has a firm price where access is near, an estimate where it has to be built, and none beyond', () => {
  const near = cell({});
  expect(near).toMatchObject({
    level: 'firm',
    confidence: 'green',
    monthlyMinor: 100,
    oneTimeMinor: 50,
    leadTimeWeeks: 3,
  });
  expect(cell({}, site('S', 62.405))).toMatchObject({ level: 'estimate', confidence: 'yellow', leadTimeWeeks: 12 });
  expect(cell({}, site('S', 62.5))).toMatchObject({
    level: null,
    confidence: 'red',
    code: 'outOfReach',
    monthlyMinor: null,
  });
  expect(cell({ fastTrack: true })).toMatchObject({ leadTimeWeeks: 1 });
});

it.each<[string, Partial<PricedVariant>, string, string]>([
  ['termNotOffered', { term: 0 }, 'SE', 'red'],
  ['termNotOffered', { term: 24 }, 'SE', 'red'],
  ['productUnknown', { productId: 'none' }, 'SE', 'red'],
  ['notInCountry', {}, 'DK', 'red'],
  ['accessNotOffered', { accessType: 'radio' }, 'SE', 'red'],
  ['countryByHand', {}, 'FI', 'yellow'],
  ['noListPrice', { capacityBps: 2000 }, 'SE', 'yellow'],
])('has no price: %s', (code, given, country, confidence) => {
  expect(cell(given, site('S', 62.3974, country))).toMatchObject({ code, confidence, monthlyMinor: null, lines: [] });
});

it('gives the first site before it has looked at the second', () => {
  const looked: string[] = [];
  function* sites() {
    for (const id of ['A', 'B']) {
      looked.push(id);
      yield site(id, 62.3974);
    }
  }
  const found = priceSites(book, sites(), [variant], terms);
  expect(found.next().value).toMatchObject({ siteId: 'A', metres: 0, pointId: 'SDL' });
  expect(looked).toEqual(['A']);
});
