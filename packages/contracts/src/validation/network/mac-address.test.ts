import fc from 'fast-check';
import { anyOf, expectAgreement, nearMisses } from '../../../test/agreement.ts';
import { isMacAddress } from './mac-address.ts';

const pairs = fc.array(fc.string({ unit: anyOf('0123456789abcdefABCDEF'), minLength: 2, maxLength: 2 }), {
  minLength: 6,
  maxLength: 6,
});

describe('a MAC address', () => {
  it('is six pairs of hexadecimal digits, separated by all colons or all hyphens', () => {
    expectAgreement(
      isMacAddress,
      (text) =>
        [':', '-'].some((sign) => {
          const parts = text.split(sign);
          return (
            parts.length === 6 &&
            parts.every(
              (part) => part.length === 2 && part.split('').every((digit) => '0123456789abcdefABCDEF'.includes(digit)),
            )
          );
        }),
      nearMisses(
        fc.tuple(pairs, fc.constantFrom(':', ':', '-', '.', '')).map(([all, sign]) => all.join(sign)),
        '0123456789abcdefgABCDEFG:- ',
      ),
    );
  });

  it.each(['00:1a:2B:3c:4D:5e', '00-1A-2B-3C-4D-5E'])('may be %s', (text) => expect(isMacAddress(text)).toBe(true));
  it.each([
    '',
    '00:1a:2b:3c:4d',
    '00:1a:2b:3c:4d:5e:6f',
    '00:1a-2b:3c-4d:5e',
    '001a.2b3c.4d5e',
    '001a2b3c4d5e',
    '00:1a:2b:3c:4d:5g',
    '0:1a:2b:3c:4d:5e',
  ])('may not be %j', (text) => expect(isMacAddress(text)).toBe(false));
});
