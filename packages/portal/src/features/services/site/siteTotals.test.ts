import { aService } from '../../../testing/services-section/someServices.ts';
import { oneCurrencyOf, siteTotals } from './siteTotals.ts';

const page = (...items: ReturnType<typeof aService>[]) => ({
  items,
  totalItems: items.length,
  totalPages: 1,
  currentPage: 0,
});

it('adds up capacities and fees, and finds the contract that ends next', () => {
  const totals = siteTotals(
    page(
      aService({ serviceId: 'SE-1', contractEndsOn: '2026-01-31' }),
      aService({ serviceId: 'SE-2', contractEndsOn: '2027-06-30' }),
      aService({ serviceId: 'SE-3', contractEndsOn: '2027-01-31', capacityBps: null }),
    ),
    '2026-11-22',
  );
  expect(totals).toMatchObject({
    capacityBps: 2_000_000_000,
    monthlyFee: { amount: 12_750, currency: 'SEK' },
    nextEnd: { serviceId: 'SE-3' },
  });
});

it('takes the last day of a service that notice has been given of, whatever its contract says', () => {
  const ending = aService({ serviceId: 'SE-1', contractEndsOn: '2029-09-30', endsOn: '2027-01-31' });
  const { nextEnd } = siteTotals(page(aService({ contractEndsOn: '2028-06-30' }), ending), '2026-11-22') ?? {};
  expect(nextEnd).toMatchObject({ serviceId: 'SE-1', lastDay: '2027-01-31' });
});

it('says no sum where a fee is missing, or where they are in different currencies', () => {
  const inKroner = aService({ monthlyFee: { amount: 1, currency: 'NOK' } });
  expect(siteTotals(page(aService(), aService({ monthlyFee: null })), '2026-11-22')?.monthlyFee).toBeUndefined();
  expect(siteTotals(page(aService(), inKroner), '2026-11-22')?.monthlyFee).toBeUndefined();
});

it('knows the currency that all known fees are in', () => {
  const inKroner = aService({ monthlyFee: { amount: 1, currency: 'NOK' } });
  expect(oneCurrencyOf([aService(), aService({ monthlyFee: null })])).toBe('SEK');
  expect(oneCurrencyOf([aService(), inKroner])).toBeUndefined();
  expect(oneCurrencyOf([aService({ monthlyFee: null })])).toBeUndefined();
});

it('says nothing of services that are not all known', () => {
  expect(siteTotals({ ...page(aService()), totalItems: 101 }, '2026-11-22')).toBeUndefined();
});
