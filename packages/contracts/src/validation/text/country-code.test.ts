import { isCountryCode } from './country-code.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** What the Unicode regions contain besides countries: reserved codes, groups of countries, codes for tests. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'];

describe('a country code', () => {
  it('is one of the 249 of ISO 3166-1, or XK', () => {
    expect(pairs.filter(isCountryCode)).toHaveLength(250);
  });

  it('is a region that Unicode names, and covers every country', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const regions = pairs.filter(
      (pair) => names.of(pair) !== undefined && new Intl.Locale(`und-${pair}`).maximize().region === pair,
    );
    const named = regions.filter((pair) => Intl.getCanonicalLocales(`und-${pair}`)[0] === `und-${pair}`);
    expect(named.filter((pair) => !noCountries.includes(pair))).toEqual(pairs.filter(isCountryCode));
  });

  it.each(['SE', 'NO', 'DK', 'FI', 'GB', 'AX', 'SJ', 'GL', 'FO'])('may be %s', (text) =>
    expect(isCountryCode(text)).toBe(true),
  );
  it.each(['', 'se', 'UK', 'EN', 'EU', 'SWE', 'S', '46', 'SE,NO', ' SE', 'ЅЕ', '__proto__', 'constructor'])(
    'may not be %j',
    (text) => expect(isCountryCode(text)).toBe(false),
  );
});
