import { dayOf, nearDayName } from './dayNames.ts';

describe('the day of a moment', () => {
  it('is that of the zone', () => {
    expect(dayOf('2024-11-20T23:30:00Z', 'UTC')).toBe('2024-11-20');
    expect(dayOf('2024-11-20T23:30:00Z', 'Europe/Stockholm')).toBe('2024-11-21');
  });
});

describe('the name of a near day', () => {
  const now = Date.parse('2024-11-21T08:00:00Z');

  it.each([
    ['en', '2024-11-21T07:00:00Z', 'Today'],
    ['sv', '2024-11-21T07:00:00Z', 'I dag'],
    ['nb', '2024-11-20T07:00:00Z', 'I går'],
    ['da', '2024-11-20T23:30:00Z', 'I dag'],
    ['en', '2024-11-19T07:00:00Z', undefined],
    ['en', '2024-11-22T12:00:00Z', undefined],
  ])('in %s, of %s, is %s', (locale, moment, name) =>
    expect(nearDayName(locale, moment, now, 'Europe/Stockholm')).toBe(name),
  );
});
