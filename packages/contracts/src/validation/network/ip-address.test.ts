import { isIPv4 } from 'node:net';
import fc from 'fast-check';
import { expectAgreement, nearMisses } from '../../../test/agreement.ts';
import { isIpv4 } from './ip-address.ts';

const addresses = fc.array(fc.nat({ max: 259 }), { minLength: 4, maxLength: 4 }).map((octets) => octets.join('.'));

describe('an IPv4 address', () => {
  it('agrees with Node', () => {
    expectAgreement(isIpv4, isIPv4, nearMisses(addresses, '0123456789.: x'));
  });

  it('may have a prefix length from 0 to 32', () => {
    const prefixes = Array.from({ length: 33 }, (_, length) => `${length}`);
    expectAgreement(
      isIpv4,
      (text) => {
        const slash = text.lastIndexOf('/');
        return isIPv4(text.slice(0, slash)) && prefixes.includes(text.slice(slash + 1));
      },
      fc
        .tuple(fc.oneof(fc.ipV4(), addresses), nearMisses(fc.nat({ max: 36 }).map(String), '0123456789/+- '))
        .map((parts) => parts.join('/')),
    );
  });

  it.each(['0.0.0.0', '255.255.255.255', '192.0.2.1', '192.0.2.0/24', '0.0.0.0/0', '192.0.2.1/32'])(
    'may be %s',
    (text) => expect(isIpv4(text)).toBe(true),
  );
  it.each([
    '',
    '256.0.0.1',
    '192.0.2',
    '192.0.2.1.5',
    '192.0.2.01',
    '0x7f.0.0.1',
    '2130706433',
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2.0/024',
    '192.0.2.0/24/8',
    '192.0.2.0/-1',
    '192.0.2.0 /24',
    '::ffff:192.0.2.1',
    '192.0.2.1\n',
  ])('may not be %j', (text) => expect(isIpv4(text)).toBe(false));
});
