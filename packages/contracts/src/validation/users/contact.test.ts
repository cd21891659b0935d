import fc from 'fast-check';
import { expectAgreement } from '../../../test/agreement.ts';
import { phonePattern } from './contact.ts';

it('a phone number is a plus sign, a digit from 1 to 9 and 9 to 14 more', () => {
  expectAgreement(
    (text) => phonePattern.test(text),
    (text) => {
      const [sign = '', ...digits] = text.split('');
      const areDigits = digits.every((digit) => '0123456789'.includes(digit));
      return sign === '+' && areDigits && digits[0] !== '0' && digits.length >= 10 && digits.length <= 15;
    },
    fc
      .tuple(
        fc.constantFrom('+', '+', '+', '', '00', '+0', '-', ' +'),
        fc.stringMatching(/^[0-9]{8,17}$/),
        fc.constantFrom('', '', '', '\n', ' '),
      )
      .map((parts) => parts.join('')),
  );
});
