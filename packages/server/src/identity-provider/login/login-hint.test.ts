import fc from 'fast-check';
import { parseLoginHint } from './login-hint.ts';

const userId = '0198c2f4-1111-7abc-8def-0123456789ab';

describe('a login hint', () => {
  it('names customer and registry, and before them possibly a user', () => {
    expect(parseLoginHint('4471820-se')).toEqual({ customerId: '4471820', registry: 'se' });
    expect(parseLoginHint('1-com')).toEqual({ customerId: '1', registry: 'com' });
    expect(parseLoginHint(`${userId}-4471820-dk`)).toEqual({ userId, customerId: '4471820', registry: 'dk' });
  });

  it.each([
    '',
    '-',
    'se',
    '4471820',
    '4471820-',
    '-se',
    '4471820-fi',
    '4471820-SE',
    '12345678901-se',
    '4471820 -se',
    '4471820-se ',
    '4471820-se\n',
    '٤-se',
    '1-se-no',
    `${userId}-se`,
    `x-1-se`,
    `${userId.toUpperCase()}-1-se`,
  ])('is nothing else: %j', (hint) => expect(parseLoginHint(hint)).toBeUndefined());

  it('gives back what it was made of, or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f-]{0,40}-(se|no|dk|com)$/)), (hint) => {
        const parsed = parseLoginHint(hint);
        if (parsed === undefined) return;
        expect([parsed.userId, parsed.customerId, parsed.registry].filter(Boolean).join('-')).toBe(hint);
        expect(parsed.customerId).toMatch(/^[0-9]{1,10}$/);
      }),
      { numRuns: 10_000 },
    );
  });
});
