import { parse } from '@formatjs/icu-messageformat-parser';
import { formatCompiled } from './format-compiled.ts';

const format = (text: string, values?: Parameters<typeof formatCompiled>[2], locale = 'sv-SE') =>
  formatCompiled(locale, parse(text), values);

describe('formatCompiled', () => {
  it('puts values into their places', () => {
    expect(format('Hej {name}!', { name: 'Alva' })).toBe('Hej Alva!');
    expect(format('{count}', { count: 1234 })).toBe('1234');
  });

  it('writes numbers as the language does', () => {
    expect(format('{count, number}', { count: 1234.5 })).toBe('1\u00a0234,5');
    expect(format('{share, number, ::percent}', { share: 0.25 })).toBe('25\u00a0%');
    expect(format('{rate, number, ::scale/0.001} Gbit/s', { rate: 2500 })).toBe('2,5 Gbit/s');
  });

  it('writes small numbers in the digits of the language', () => {
    expect(format('{count, number}', { count: 25 })).toBe('25');
    expect(format('{count, number}', { count: 25 }, 'ar-EG')).toBe('٢٥');
    expect(format('{count, number}', { count: -7 })).toBe('−7');
  });

  it('writes dates and times as the language does', () => {
    const day = new Date(2026, 10, 21, 9, 5);
    expect(format('{day, date, ::yyyyMMdd}', { day })).toBe('2026-11-21');
    expect(format('{day, date}', { day })).toBe('2026-11-21');
    expect(format('{day, time, ::HHmm}', { day })).toBe('09:05');
  });

  it('chooses the plural of the language, an exact number first', () => {
    const text = '{count, plural, =0 {inga} one {# användare} other {# användare till}}';
    expect(format(text, { count: 0 })).toBe('inga');
    expect(format(text, { count: 1 })).toBe('1 användare');
    expect(format(text, { count: 1200 })).toBe('1\u00a0200 användare till');
  });

  it('counts from the offset and orders by the ordinal', () => {
    expect(format('{count, plural, offset:1 one {Alva och # till} other {Alva och # andra}}', { count: 2 })).toBe(
      'Alva och 1 till',
    );
    expect(format('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, 'en-GB')).toBe(
      '22nd',
    );
  });

  it('chooses by a word, else what is written for all others', () => {
    const text = '{kind, select, mail {brev} other {annat}}';
    expect(format(text, { kind: 'mail' })).toBe('brev');
    expect(format(text, { kind: 'toString' })).toBe('annat');
  });

  it('looks into what was chosen', () => {
    expect(
      format('{kind, select, mail {{count, plural, one {# brev till {name}} other {# brev}}} other {}}', {
        kind: 'mail',
        count: 1,
        name: 'Alva',
      }),
    ).toBe('1 brev till Alva');
  });

  it('refuses a missing value', () => {
    expect(() => format('Hej {name}!')).toThrow('name');
    expect(() => format('{count, plural, other {#}}', {})).toThrow('count');
  });

  it('refuses what it has no way of writing', () => {
    expect(() => format('<b>Hej</b>', { b: 'x' })).toThrow();
  });
});
