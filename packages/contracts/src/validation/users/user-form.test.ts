import fc from 'fast-check';
import { normaliseUserField, validateUserField, validateUserForm } from './user-form.ts';

const runs = { numRuns: 20_000 };

describe('a phone number', () => {
  it('is a plus sign, a digit from 1 to 9 and 9 to 14 more', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '+', '00', '+0'), fc.stringMatching(/^[0-9]{0,20}$/), (start, digits) => {
        const isValid = start === '+' && digits.length >= 10 && digits.length <= 15 && !digits.startsWith('0');
        const code = validateUserField('cellphone', start + digits)?.code;
        if (start + digits === '') expect(code).toBe('required');
        else expect(code).toBe(isValid ? undefined : 'invalidFormat');
      }),
      runs,
    );
  });

  it('may be grouped by spaces only', () => {
    expect(validateUserField('cellphone', ' +46 70 174 06 05 ')).toBeUndefined();
    expect(normaliseUserField('cellphone', ' +46 70 174 06 05 ')).toBe('+46701740605');
    for (const other of ['+46-70-1740605', '+46(0)701740605', '+46.701740605'])
      expect(validateUserField('cellphone', other)?.code).toBe('invalidFormat');
  });
});

describe('a text', () => {
  it('has no character above 255 and no control character, and the first of them is reported', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (value) => {
        const text = value.trim();
        const refused = /[^\u0020-\u007e\u00a0-\u00ff]/u.exec(text)?.[0];
        const error = validateUserField('lastName', value);
        if (text === '') expect(error?.code).toBe('required');
        else if (refused === undefined) expect(error).toBeUndefined();
        else expect(error).toEqual({ field: 'lastName', code: 'unsupportedCharacter', character: refused });
      }),
      runs,
    );
  });

  it.each(['Åsa Ødegård', "O'Neill", 'Anne-Marie', '<b>', 'ÿ'])('may be %s', (value) =>
    expect(validateUserField('firstName', value)).toBeUndefined(),
  );
  it.each(['', ' ', '\t\n', '\u00a0'])('may not be only white space: %j', (value) =>
    expect(validateUserField('firstName', value)?.code).toBe('required'),
  );
  it('has at most 100 characters', () => {
    expect(validateUserField('firstName', 'a'.repeat(100))).toBeUndefined();
    expect(validateUserField('firstName', 'a'.repeat(101))?.code).toBe('tooLong');
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.se', 'first.last+tag@sub.domain.example', "o'neill@x-y.no", 'ÅSA@b.se'])('may be %s', (value) =>
    expect(validateUserField('email', value)).toBeUndefined(),
  );
  it.each([
    'a',
    'a@',
    '@b.se',
    'a@b',
    'a b@c.se',
    'a@b..se',
    'a@-b.se',
    'a@b.se.',
    'a@b,c.se',
    'a@@b.se',
    'a@b.s',
    '<a@b.se>',
  ])('may not be %s', (value) => expect(validateUserField('email', value)?.code).toBe('invalidFormat'));

  it('has at most 254 characters', () => {
    const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(6)}.se`;
    expect(validateUserField('email', `${'e'.repeat(253 - domain.length)}@${domain}`)).toBeUndefined();
    expect(validateUserField('email', `${'e'.repeat(254 - domain.length)}@${domain}`)?.code).toBe('invalidFormat');
  });

  it('is validated quickly, whatever it is', () => {
    for (const value of [
      'a'.repeat(100_000),
      `a@${'a.'.repeat(50_000)}`,
      'a@'.repeat(50_000),
      `a@${'a-'.repeat(50_000)}b`,
    ]) {
      const start = performance.now();
      expect(validateUserField('email', value)).toBeDefined();
      expect(performance.now() - start).toBeLessThan(100);
    }
  });
});

it('the stored form of a value is valid, too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('firstName', 'lastName', 'email', 'cellphone'),
      fc.string({ maxLength: 30 }),
      (field, value) => {
        fc.pre(validateUserField(field, value) === undefined);
        const stored = normaliseUserField(field, value);
        expect(validateUserField(field, stored)).toBeUndefined();
        expect(normaliseUserField(field, stored)).toBe(stored);
      },
    ),
    runs,
  );
});

it('a form reports errors in its own order, and only for the fields given', () => {
  expect(validateUserForm({ cellphone: '', firstName: '' })).toEqual([
    { field: 'firstName', code: 'required' },
    { field: 'cellphone', code: 'required' },
  ]);
});
