import {
  formatBitRate,
  formatDuration,
  formatMoney,
  formatSi,
  isoDuration,
  spokenBitRate,
  spokenMoney,
} from './format-units.ts';

/** Spaces that do not break, as a reader sees them. */
const seen = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    ['sv', 'SEK', '184 350,50 SEK'],
    ['no', 'NOK', '184 350,50 NOK'],
    ['da', 'DKK', '184.350,50 DKK'],
    ['en', 'GBP', '184,350.50 GBP'],
    ['sv', 'EUR', '184 350,50 EUR'],
    ['sv', 'NOK', '184 350,50 NOK'],
    ['no', 'SEK', '184 350,50 SEK'],
    ['da', 'SEK', '184.350,50 SEK'],
    ['en', 'DKK', '184,350.50 DKK'],
  ])("in %s names %s by its code, also where it is the reader's own", (language, currency, text) => {
    expect(seen(formatMoney(language, 184350.5, currency))).toBe(text);
  });

  it('leaves the currency to a column of its own', () => {
    for (const language of ['en', 'da'])
      expect(formatMoney(language, -817, 'SEK', { decimals: 0 })).toBe('−817\u00a0SEK');
    expect(seen(formatMoney('sv', -1200, 'SEK', { currencyDisplay: 'none' }))).toBe('−1 200,00');
    expect(formatMoney('en', 1200, 'SEK', { currencyDisplay: 'none', decimals: 0 })).toBe('1,200');
  });

  it('is spoken with the name of its currency', () => {
    expect(seen(spokenMoney('sv', 12, 'NOK'))).toBe('12,00 norska kronor');
  });
});

describe('formatBitRate', () => {
  it.each([
    [0, '0 bit/s'],
    [950, '950 bit/s'],
    [64_000, '64 kbit/s'],
    [747_600_000, '748 Mbit/s'],
    [999_900_000, '1 Gbit/s'],
    [1_250_000_000, '1,25 Gbit/s'],
    [-2_000_000, '−2 Mbit/s'],
  ])('writes %d to three digits with the prefix that fits: %s', (rate, text) => {
    expect(seen(formatBitRate('sv', rate))).toBe(text);
  });

  it.each([
    ['en', '748 megabits per second'],
    ['sv', '748 megabit per sekund'],
    ['da', '748 megabit pr. sekund'],
  ])('is spoken in %s as %s', (language, text) => {
    expect(seen(spokenBitRate(language, 748_000_000))).toBe(text);
  });

  it('leaves the unit of an axis to its top', () => expect(seen(formatSi('en', 750_000_000))).toBe('750 M'));
});

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [7_500, '2 tim 5 min'],
    [86_405, '1 d'],
    [200_000, '2 d 7 tim'],
  ])('writes %d s in its two largest units: %s', (seconds, text) => {
    expect(seen(formatDuration('sv', seconds))).toBe(text);
  });

  it('is spoken in words', () => {
    expect(seen(formatDuration('sv', 7_500, 'long'))).toBe('2 timmar, 5 minuter');
    expect(seen(formatDuration('en', 60, 'long'))).toBe('1 minute');
  });

  it('has a form for machines', () => {
    expect([0, 7_500, 86_405, 90_061].map(isoDuration)).toEqual(['PT0S', 'PT2H5M', 'P1DT5S', 'P1DT1H1M1S']);
  });
});
