import fc from 'fast-check';
import { anyOf, expectAgreement, runs } from '../../../test/agreement.ts';
import { isBlank, unsupportedCharacter, validateText } from './text.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.nat({ max: 260 }).map((code) => String.fromCodePoint(code)), maxLength: 20 }),
  fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,20}$/),
);

const whiteSpace = '\u00ad \t\n\r\v\f\u00a0\ufeff\u2003\u3000\u2028';

describe('a text', () => {
  it('is refused for a character above code 255, and for a control character', () => {
    expectAgreement(
      (text) => unsupportedCharacter(text) === undefined,
      (text) => Buffer.from(text, 'latin1').toString('latin1') === text && !/\p{Cc}/u.test(text),
      texts,
    );
  });

  it('reports the first unsupported character', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z\xc0-\xff]{0,9}$/),
        fc.constantFrom('Ā', '€', '😀', '\u0000', '\u0085'),
        (start, bad) => {
          expect(validateText(`${start}${bad}€x`, {})).toEqual({ code: 'unsupportedCharacter', character: bad });
        },
      ),
    );
  });

  it('may not consist only of white space', () => {
    expectAgreement(
      isBlank,
      (text) => text.split('').every((character) => whiteSpace.includes(character)),
      fc.string({
        unit: anyOf(`${whiteSpace}${whiteSpace}a\u200b`),
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 9 }), (spaces) => {
        expect(validateText(spaces, { hasForm: () => true })).toEqual({ code: 'required' });
      }),
      { numRuns: runs.numRuns / 20 },
    );
  });

  it('is validated without surrounding white space', () => {
    expect(
      validateText(`\t ${'a'.repeat(5)} \n`, { maxLength: 5, hasForm: (text) => text === 'aaaaa' }),
    ).toBeUndefined();
  });

  it('reports errors in order: missing, character, length, format', () => {
    const rule = { maxLength: 3, hasForm: (text: string) => text === 'yes' };
    expect(['', '€€€€', 'nooo', 'no', 'yes'].map((value) => validateText(value, rule)?.code)).toEqual([
      'required',
      'unsupportedCharacter',
      'tooLong',
      'invalidFormat',
      undefined,
    ]);
  });
});
