import fc from 'fast-check';
import { anyOf, expectAgreement, fewerRuns } from '../../../test/agreement.ts';
import { hasOnlyDigits, hasOnlyLettersAndDigits, isAscii } from './characters.ts';

/** Short texts of characters near the borders of the sets; never empty, which the rules leave to `validateText`. */
const characters = '0189/:;?@AZ[`az{~ \u001f\u007f\u0080ªº×÷ÀÖØöøÿåäöæĀ٣１½\n';
const texts = fc.oneof(
  fc.string({ unit: anyOf(characters), minLength: 1, maxLength: 4 }),
  fc.stringMatching(/^[0-9]{1,6}$/),
  fc.string({ unit: anyOf('09azAZåäöæøÅÄÖÆØ'), minLength: 1, maxLength: 6 }),
);
const isEach = (text: string, isOne: (code: number) => boolean) =>
  text.split('').every((character) => isOne(character.charCodeAt(0)));

const isDigit = (code: number) => code >= 48 && code <= 57;

it('digits are 0 to 9', () => {
  expectAgreement(hasOnlyDigits, (text) => isEach(text, isDigit), texts, fewerRuns);
});

it('ASCII is from the space to the tilde', () => {
  expectAgreement(isAscii, (text) => isEach(text, (code) => code >= 32 && code <= 126), texts, fewerRuns);
});

it('letters are those with an upper and a lower case, and ß, ª and º', () => {
  const isLetter = (code: number) => {
    const character = String.fromCharCode(code);
    return character.toLowerCase() !== character.toUpperCase() || 'ªº'.includes(character);
  };
  expectAgreement(
    hasOnlyLettersAndDigits,
    (text) => isEach(text, (code) => isDigit(code) || isLetter(code)),
    texts,
    fewerRuns,
  );
});

it.each([hasOnlyDigits, hasOnlyLettersAndDigits, isAscii])('%p has at least one character', (rule) =>
  expect(rule('')).toBe(false),
);
