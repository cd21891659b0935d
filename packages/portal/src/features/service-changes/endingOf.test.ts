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

it('what is left to pay is not said of a later last day, for which it is not known', () => {
  expect(endingOf(termination, '2027-06-30')).toMatchObject({ isPaidBeyond: true, remainingFee: undefined });
  expect(endingOf(termination, '2028-01-31')).toMatchObject({ paidUntil: '2028-01-31', isPaidBeyond: false });
});
