import { endingOf } from './endingOf.ts';

const remainingFee = [{ amount: 42_500, currency: 'SEK' as const }];
const termination = { earliestLastDay: '2027-02-28', contractEndsOn: '2027-12-31', remainingFee };

it('a service is paid until its contract ends, where that is after its last day', () => {
  expect(endingOf(termination, '2027-02-28')).toMatchObject({ paidUntil: '2027-12-31', remainingFee });
  expect(endingOf({ ...termination, contractEndsOn: '2026-11-30' }, '2027-02-28')).toMatchObject({
    paidUntil: '2027-02-28',
    isPaidBeyond: false,
    remainingFee: undefined,
  });
  expect(endingOf({ ...termination, contractEndsOn: null }, '').paidUntil).toBe('2027-02-28');
});

it('what is left to pay is said of a later last day once it is known for that one', () => {
  expect(endingOf(termination, '2027-06-30')).toMatchObject({ isPaidBeyond: true, remainingFee: undefined });
  const later = { lastDay: '2027-06-30', remainingFee: [{ amount: 25_500, currency: 'SEK' as const }] };
  expect(endingOf({ ...termination, later }, '2027-06-30').remainingFee).toEqual(later.remainingFee);
  expect(endingOf({ ...termination, later }, '2027-07-31').remainingFee).toBeUndefined();
  expect(endingOf(termination, '2028-01-31')).toMatchObject({ paidUntil: '2028-01-31', isPaidBeyond: false });
});
