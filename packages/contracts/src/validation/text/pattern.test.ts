import fc from 'fast-check';
import { patterns, validatePattern, type PatternName } from './pattern.ts';
import { isBlank } from './text.ts';

const valid: Record<PatternName, string> = {
  url: 'https://www.example.com/path?query',
  timeOfDay: '23:59',
  date: '2024-11-21',
  digits: '0123456789',
  ipv4: '192.0.2.0/24',
  countryCode: 'SE',
  cdnAccessExpression: 'SE, !192.0.2.0/24, *.customer.example',
  cdnReference: 'campaign_2024.v2',
  ssid: 'Guests',
  ascii: 'Rack 4, unit 12',
  lettersAndDigits: 'Ön4',
  macAddress: '00:1a:2b:3c:4d:5e',
  personalNumber: '811218-9876',
};
const names = Object.keys(valid) as PatternName[];

it('every pattern of the specification is there', () => {
  expect(Object.keys(patterns).sort()).toEqual([...names].sort());
});

describe.each(names)('the pattern %s', (name) => {
  it('accepts a valid value, with or without surrounding white space', () => {
    expect(validatePattern(name, valid[name])).toBeUndefined();
    expect(validatePattern(name, ` ${valid[name]}\n`)).toBeUndefined();
  });

  it('refuses a value of only spaces, and a character above code 255', () => {
    expect(validatePattern(name, '')).toEqual({ code: 'required' });
    expect(validatePattern(name, '   ')).toEqual({ code: 'required' });
    expect(validatePattern(name, `${valid[name]}Ā`)).toEqual({ code: 'unsupportedCharacter', character: 'Ā' });
  });

  it('applies its own rule to every other text', () => {
    const readable = fc.string({ unit: fc.stringMatching(/^[\x20-\x7e\xa0-\xff]$/), maxLength: 30 });
    fc.assert(
      fc.property(readable, (value) => {
        fc.pre(!isBlank(value));
        const isRight = patterns[name].hasForm(value.trim());
        expect(validatePattern(name, value)).toEqual(isRight ? undefined : { code: 'invalidFormat' });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a part of it', (text: string) => text.slice(0, 2).repeat(100_000)],
    ['the whole of it', (text: string) => text.repeat(20_000)],
    ['its beginning', (text: string) => text + (text.at(-1) ?? '').repeat(200_000)],
    ['its beginning, with a wrong end', (text: string) => `${text}${'0'.repeat(200_000)}\u00d7`],
  ])('refuses 100 kB and more quickly: repeating %s', (_, repeat) => {
    expect(validatePattern(name, repeat(valid[name]))).toBeDefined();
  });
});
