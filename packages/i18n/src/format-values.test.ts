import { formatCountry, formatDate, formatList, formatNumber } from './format-values.ts';

const moment = new Date('2024-11-21T23:05:00Z');

describe('formatDate', () => {
  it('writes dates in text as the language does', () => {
    expect(formatDate('en', moment, 'date', 'UTC')).toBe('21 Nov 2024');
    expect(formatDate('sv', moment, 'date', 'UTC')).toBe('21 nov. 2024');
    expect(formatDate('no', moment, 'date', 'UTC')).toBe('21. nov. 2024');
    expect(formatDate('da', moment, 'date', 'UTC')).toBe('21. nov. 2024');
  });

  it('uses the 24-hour clock in English too', () => {
    expect(formatDate('en', moment, 'time', 'UTC')).toBe('23:05');
    expect(formatDate('en', moment, 'dateTime', 'UTC')).toBe('21 Nov 2024, 23:05');
  });

  it('writes the month of September in three letters as the others, in English', () => {
    expect(formatDate('en', new Date('2024-09-30T12:00:00Z'), 'date', 'UTC')).toBe('30 Sep 2024');
  });

  it('leaves out the year of short dates of this year alone', () => {
    const year = new Date().getUTCFullYear();
    const ofThisYear = new Date(`${year}-03-21T12:05:00Z`);
    expect(formatDate('en', ofThisYear, 'shortDate', 'UTC')).toBe('21 Mar');
    expect(formatDate('sv', ofThisYear, 'shortDate', 'UTC')).toBe('21 mars');
    expect(formatDate('en', ofThisYear, 'weekday', 'UTC')).toMatch(/^[A-Z][a-z]{2} 21 Mar$/);
    expect(formatDate('en', new Date(`${year - 1}-03-21T12:05:00Z`), 'weekday', 'UTC')).toBe(`21 Mar ${year - 1}`);
    expect(formatDate('da', ofThisYear, 'shortDateTime', 'UTC')).not.toContain(String(year));
    expect(formatDate('en', new Date(`${year - 1}-03-21T12:05:00Z`), 'shortDate', 'UTC')).toBe(`21 Mar ${year - 1}`);
    // In Stockholm the next year has begun.
    expect(formatDate('en', new Date(`${year}-12-31T23:30:00Z`), 'shortDate', 'Europe/Stockholm')).toBe(
      `1 Jan ${year + 1}`,
    );
  });

  it('writes dates in fields as ISO 8601, in the given time zone', () => {
    expect(formatDate('da', moment, 'isoDate', 'Europe/Copenhagen')).toBe('2024-11-22');
  });
});

it('formatNumber follows the language, not the machine', () => {
  expect(formatNumber('en', 184350.5)).toBe('184,350.5');
  expect(formatNumber('da', 184350.5)).toBe('184.350,5');
  expect(formatNumber('sv', 184350.5)).toBe('184\u00a0350,5');
});

it('formatList names items as a sentence does', () => {
  expect(formatList('en', ['A', 'B', 'C'])).toBe('A, B and C');
  expect(formatList('no', ['A', 'B'], 'disjunction')).toBe('A eller B');
});

it('formatCountry says the name of a country, and the code where there is none', () => {
  expect(['sv', 'en', 'no', 'da'].map((language) => formatCountry(language, 'SE'))).toEqual([
    'Sverige',
    'Sweden',
    'Sverige',
    'Sverige',
  ]);
  expect(formatCountry('da', 'NO')).toBe('Norge');
  expect(formatCountry('en', 'QX')).toBe('QX');
});
