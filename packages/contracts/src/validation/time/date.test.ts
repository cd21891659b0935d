import fc from 'fast-check';
import { expectAgreement, fewerRuns, nearMisses } from '../../../test/agreement.ts';
import { isDate } from './date.ts';

const pad = (number: number, length: number) => `${number}`.padStart(length, '0');

/** The Gregorian calendar, as its rule is told: every fourth year, not the centuries, but every fourth of these. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

describe('a date', () => {
  it('is a day that the calendar has, as YYYY-MM-DD', () => {
    const written = fc
      .tuple(
        fc.oneof(fc.nat({ max: 9999 }), fc.constantFrom(0, 1900, 2000, 2024, 2100)),
        fc.nat({ max: 13 }),
        fc.nat({ max: 32 }),
      )
      .map(([year, month, day]) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
    expectAgreement(
      isDate,
      (text) => {
        const parts = text.split('-');
        const areDigits = parts.every((part) => part.split('').every((digit) => '0123456789'.includes(digit)));
        if (!areDigits || parts.map((part) => part.length).join() !== '4,2,2') return false;
        const [year = 0, month = 0, day = 0] = parts.map(Number);
        return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
      },
      fc.oneof(written, nearMisses(written, '0123456789-/. ')),
      fewerRuns,
    );
  });

  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('may be %s', (text) =>
    expect(isDate(text)).toBe(true),
  );
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '0000-01-01',
    '24-01-01',
    '2024/01/01',
    '21.11.2024',
    '2024-1-1',
    '2024-01-01T00:00',
    '+002024-01-01',
    '',
  ])('may not be %j', (text) => expect(isDate(text)).toBe(false));
});
