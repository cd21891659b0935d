import { faultsOf } from '../../pricing/check-price-book.ts';
import { priceSites } from '../../pricing/price-sites.ts';
import { demoPriceBook } from './demo-price-book.ts';

it('has nine products with a price each, and no fault', () => {
  expect(faultsOf(demoPriceBook)).toEqual([]);
  expect(demoPriceBook.products).toHaveLength(9);
  const [site] = demoPriceBook.points.map(({ id, longitude, latitude }) => ({
    id,
    longitude,
    latitude,
    country: 'SE',
  }));
  for (const { id, accessTypes } of demoPriceBook.products) {
    const list = demoPriceBook.rules.find(({ when, effect }) => when.products?.includes(id) && effect.kind === 'list');
    const capacityBps = list?.effect.kind === 'list' ? (list.effect.prices[0]?.capacityBps ?? 0) : 0;
    const variants = accessTypes.map((accessType) => ({
      productId: id,
      capacityBps,
      term: 36,
      accessType,
      fastTrack: false,
    }));
    const terms = { agreementId: 'FA', agreementDiscount: 1200, currency: 'SEK', day: '2025-01-01' } as const;
    for (const priced of priceSites(demoPriceBook, site ? [site] : [], variants, terms))
      expect(priced.cells.map(({ level, code }) => [level, code])).toEqual(accessTypes.map(() => ['firm', null]));
  }
});
