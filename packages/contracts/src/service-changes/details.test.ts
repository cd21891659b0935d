import type { FormField } from '../api-types.ts';
import { sortDetails, validateDetails } from './details.ts';

const field = (id: string, type: string, given: Partial<FormField> = {}): FormField => ({
  id,
  type,
  required: false,
  translations: [],
  ...given,
});
const problems = (fields: FormField[], details: Record<string, string>) =>
  validateDetails(fields, details).map(({ field: name, code }) => `${name} ${code}`);

describe('the answers to the fields of a kind of change', () => {
  it.each([
    ['ipv4', '10.20.0.0/16', undefined],
    ['ipv4', '10.20.0.0/33', 'invalidFormat'],
    ['ipv4', '10.020.0.0', 'invalidFormat'],
    ['macAddress', '00:1b:44:11:3a:b7', undefined],
    ['macAddress', '00:1b:44:11:3a', 'invalidFormat'],
    ['url', 'https://wifi.havstrand.example/in', undefined],
    ['url', 'javascript:alert(1)', 'invalidFormat'],
    ['timeOfDay', '23:59', undefined],
    ['timeOfDay', '24:00', 'invalidFormat'],
    ['ssid', 'Havstrand gäst', undefined],
    ['text', 'Åkeri 2', undefined],
    ['text', 'Ł', 'unsupportedCharacter'],
    ['text', 'two\nlines', 'unsupportedCharacter'],
    ['multiline', 'two\nlines', undefined],
    ['text', 'x'.repeat(2001), 'tooLong'],
    ['number', '4094', undefined],
    ['number', '4095', 'outOfRange'],
    ['number', '-1', 'invalidFormat'],
    ['choice', 'add', undefined],
    ['choice', 'explode', 'unknown'],
    ['of another system', 'anything', undefined],
  ])('of the type %s: %j is %s', (type, value, code) => {
    const schema = [field('x', type, { maximum: 4094, choices: [{ value: 'add', translations: [] }] })];
    expect(problems(schema, { x: value })).toEqual(code === undefined ? [] : [`details.x ${code}`]);
  });

  it('are required where the field says so, and refused for unknown fields', () => {
    const schema = [field('a', 'text', { required: true }), field('b', 'text')];
    expect(problems(schema, { a: ' ', constructor: 'x', c: 'x' })).toEqual([
      'details.a required',
      'details.constructor unknown',
      'details.c unknown',
    ]);
    expect(problems([field('constructor', 'text', { required: true })], {})).toEqual(['details.constructor required']);
  });

  it('can be no longer than the field says', () => {
    expect(problems([field('a', 'ascii', { maxLength: 3 })], { a: 'abcd' })).toEqual(['details.a tooLong']);
  });

  it('are stored without empty ones, secret ones separately', () => {
    const schema = [field('ssid', 'ssid'), field('note', 'text'), field('passphrase', 'secret')];
    expect(sortDetails(schema, { ssid: ' Havstrand ', note: '', passphrase: 'sjö och salt' })).toEqual({
      details: { ssid: 'Havstrand' },
      secrets: { passphrase: 'sjö och salt' },
    });
  });

  it('do not quote a secret in its error', () => {
    expect(validateDetails([field('passphrase', 'secret')], { passphrase: 'sjöŁ' })).toEqual([
      { field: 'details.passphrase', code: 'unsupportedCharacter' },
    ]);
  });
});
