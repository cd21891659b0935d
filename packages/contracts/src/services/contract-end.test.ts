import { contractDaysLeft } from './contract-end.ts';

it.each([
  ['2026-11-22', 0],
  ['2027-02-20', 90],
  ['2027-02-21', undefined],
  ['2026-11-21', undefined],
])('a contract that ends on %s has %s days left that are told', (endsOn, days) => {
  expect(contractDaysLeft(endsOn, '2026-11-22')).toBe(days);
});
