import { addDays, daysOfIsoWeek, isIsoWeek, isoWeekOf } from './iso-week.ts';

describe('the ISO week', () => {
  it.each([
    ['2024-11-21', '2024-W47'],
    ['2024-12-29', '2024-W52'],
    ['2024-12-30', '2025-W01'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2021-01-01', '2020-W53'],
  ])('of %s is %s', (date, week) => expect(isoWeekOf(date)).toBe(week));

  it.each([
    ['2024-W50', { from: '2024-12-09', to: '2024-12-15' }],
    ['2025-W01', { from: '2024-12-30', to: '2025-01-05' }],
    ['2026-W53', { from: '2026-12-28', to: '2027-01-03' }],
  ])('%s has these days', (week, days) => expect(daysOfIsoWeek(week)).toEqual(days));

  it.each(['2024-W53', '2024-W00', '2024-W54', '2024-W1', '2024-48', 'W48', '0000-W01', '2024-W48 ', '', '2024-W4８'])(
    'is not %j',
    (text) => expect([isIsoWeek(text), daysOfIsoWeek(text)]).toEqual([false, undefined]),
  );

  it('is the same for all its days', () => {
    const weeks = Array.from({ length: 3000 }, (_, index) => addDays('2020-01-01', index)).map((date) => {
      const { from, to } = daysOfIsoWeek(isoWeekOf(date)) ?? { from: '', to: '' };
      return from <= date && date <= to && isoWeekOf(from) === isoWeekOf(to);
    });
    expect(weeks.every(Boolean)).toBe(true);
  });
});

it('an invalid date has no next day', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(() => addDays('2023-02-29', 1)).toThrow(RangeError);
});
