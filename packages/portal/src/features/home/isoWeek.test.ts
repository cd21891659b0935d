import { isoWeek } from './isoWeek.ts';

describe('the number of the week', () => {
  it.each([
    [[2024, 11, 21], 47],
    [[2024, 12, 29], 52],
    [[2024, 12, 30], 1],
    [[2025, 1, 1], 1],
    [[2021, 1, 3], 53],
    [[2021, 1, 4], 1],
    [[2020, 12, 31], 53],
    [[2027, 1, 1], 53],
  ] as const)('of %j is %i', ([year, month, date], week) => {
    expect(isoWeek(new Date(year, month - 1, date))).toBe(week);
  });
});
