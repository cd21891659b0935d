import fc from 'fast-check';
import personnummer from 'personnummer';
import { expectAgreement, nearMisses, runs } from '../../../test/agreement.ts';
import { isPersonalNumber } from './personal-number.ts';

/** Its types miss that the module is the class itself. */
const { valid } = personnummer as unknown as { valid: (text: string) => boolean };

/** Six digits of a day, a dash or none, and four more digits, of which the first three count from 001: every tenth is a personal number. */
const numbersOfDays = fc
  .tuple(
    fc.date({ min: new Date('1927-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
    fc.constantFrom('', '-'),
    fc.integer({ min: 10, max: 9999 }).map((last) => `${last}`.padStart(4, '0')),
  )
  .map(([day, dash, last]) => day.toISOString().slice(2, 10).replaceAll('-', '') + dash + last);

/** The checksum as Skatteverket explains it (SKV 704): the digits times 2, 1, 2, 1 …, of each product the sum of its digits. */
function checkDigitOf(nine: string): number {
  const products = nine.split('').map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  const sum = products.flatMap((product) => `${product}`.split('')).reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}

describe('a Swedish personal number', () => {
  it('agrees with the package personnummer where the first six digits are a date and the next three are not 000', () => {
    expectAgreement(isPersonalNumber, valid, numbersOfDays);
  });

  it('has 10 digits, the last a checksum, and optionally a dash at position 7', () => {
    const numbers = fc
      .tuple(fc.stringMatching(/^[0-9]{9}$/), fc.constantFrom('', '-'))
      .map(([nine, dash]) => `${nine.slice(0, 6)}${dash}${nine.slice(6)}${checkDigitOf(nine)}`);
    expectAgreement(
      isPersonalNumber,
      (text) => {
        const digits = text[6] === '-' ? text.slice(0, 6) + text.slice(7) : text;
        if (digits.length !== 10 || !digits.split('').every((digit) => '0123456789'.includes(digit))) return false;
        return digits.endsWith(`${checkDigitOf(digits.slice(0, 9))}`);
      },
      nearMisses(numbers, '0123456789-+ '),
    );
  });

  it('does not survive a change of any single digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{9}$/),
        fc.nat({ max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (nine, at, step) => {
          const digits = `${nine}${checkDigitOf(nine)}`.split('');
          const mistyped = digits.with(at, `${(Number(digits[at]) + step) % 10}`);
          return isPersonalNumber(digits.join('')) && !isPersonalNumber(mistyped.join(''));
        },
      ),
      runs,
    );
  });

  it.each(['8112189876', '811218-9876'])('may be %s', (text) => expect(isPersonalNumber(text)).toBe(true));
  it.each([
    '',
    '8112189875',
    '81121-89876',
    '811218--9876',
    '811218+9876',
    '811218 9876',
    '198112189876',
    '811218987',
    '811218-987O',
    '811218-9876\n',
  ])('may not be %j', (text) => expect(isPersonalNumber(text)).toBe(false));
});
