import { dayOf, momentOf } from './local-day.ts';

describe('the time of the three countries', () => {
  it.each([
    ['2024-11-26', '22:00', '2024-11-26T21:00:00.000Z', 'in winter'],
    ['2025-06-26', '00:30', '2025-06-25T22:30:00.000Z', 'in summer'],
    ['2024-10-27', '02:30', '2024-10-27T00:30:00.000Z', 'in the hour that comes twice, the first'],
    ['2025-03-30', '02:30', '2025-03-30T01:30:00.000Z', 'in the hour that is left out, the next'],
  ])('%s %s is %s: %s', (day, time, moment) => expect(momentOf(day, time).toISOString()).toBe(moment));

  it('has days of its own', () => {
    expect(dayOf(new Date('2024-11-26T23:30:00Z'))).toBe('2024-11-27');
  });
});
