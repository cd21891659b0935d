import { daysLate } from './daysLate.ts';

describe('how late something is', () => {
  const now = new Date(2024, 10, 21, 9, 30);

  it.each([
    [new Date(2024, 10, 21, 9, 29), 0],
    [new Date(2024, 10, 20, 23, 0), 1],
    [new Date(2024, 9, 22, 9, 30), 30],
  ])('since %s is %i days', (by, days) => expect(daysLate(by.toISOString(), now)).toBe(days));

  it.each([new Date(2024, 10, 21, 9, 30), new Date(2024, 10, 22)])('is nothing until %s', (by) =>
    expect(daysLate(by.toISOString(), now)).toBeUndefined(),
  );

  it('is nothing for what is no time', () => expect(daysLate('soon', now)).toBeUndefined());
});
