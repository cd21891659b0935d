import { parseDate } from '@internationalized/date';
import { formatDay, formatPeriod, freezeOn, toDay, todayIso } from './dates.ts';
import { isoWeekOf } from './weeks.ts';

describe('isoWeekOf', () => {
  it.each([
    ['2024-11-21', 47],
    ['2024-12-30', 1],
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
  ])('%s lies in week %i', (day, week) => {
    expect(isoWeekOf(parseDate(day))).toBe(week);
  });
});

describe('toDay', () => {
  it.each(['', '2024-02-30', '2024-2-3', '21/11/2024', undefined])('takes %p for no day', (iso) => {
    expect(toDay(iso)).toBeUndefined();
  });

  it('reads an ISO day', () => {
    expect(String(toDay('2024-11-21'))).toBe('2024-11-21');
  });
});

describe('freezeOn', () => {
  const winter = { from: '2024-12-16', to: '2025-01-06', name: 'Winter' };

  it.each(['2024-12-16', '2025-01-01', '2025-01-06'])('finds the period of %s', (day) => {
    expect(freezeOn(parseDate(day), [winter])).toBe(winter);
  });

  it.each(['2024-12-15', '2025-01-07'])('finds none on %s', (day) => {
    expect(freezeOn(parseDate(day), [winter])).toBeUndefined();
  });
});

it.each([
  ['sv-SE', '21 nov. 2024', '25 nov.–3 dec. 2024'],
  ['nb-NO', '21. nov. 2024', '25. nov.–3. des. 2024'],
  ['da-DK', '21. nov. 2024', '25. nov.–3. dec. 2024'],
  ['en-GB', '21 Nov 2024', '25 Nov–3 Dec 2024'],
])('writes days and periods in %s', (locale, day, period) => {
  expect(formatDay('2024-11-21', locale)).toBe(day);
  // Spaces round the dash differ between versions of the language data.
  expect(formatPeriod('2024-11-25', '2024-12-03', locale).replaceAll(/\s*[–-]\s*/g, '–')).toBe(period);
});

it('knows the day in a time zone', () => {
  jest.useFakeTimers({ now: new Date('2024-11-21T23:30:00Z') });
  expect(todayIso('Europe/Stockholm')).toBe('2024-11-22');
  expect(todayIso('UTC')).toBe('2024-11-21');
  jest.useRealTimers();
});
