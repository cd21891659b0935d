import { defaultScryptCost, hashPassword, verifyPassword } from './password.ts';

const cost = { N: 16, r: 8, p: 1 };

describe('a password hash', () => {
  it('is good for its password only', async () => {
    const hash = await hashPassword('harbour lights', cost);
    expect(await verifyPassword('harbour lights', hash)).toBe(true);
    for (const other of ['harbour light', 'Harbour lights', 'harbour lights ', ''])
      expect(await verifyPassword(other, hash)).toBe(false);
  });

  it('carries its cost, so that older ones stay good when the cost changes', async () => {
    const hash = await hashPassword('x', cost);
    expect(hash).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('is another each time', async () => {
    expect(await hashPassword('x', cost)).not.toBe(await hashPassword('x', cost));
  });

  it('takes letters as they look, however the keyboard composes them', async () => {
    expect(await verifyPassword('a\u030angstro\u0308m', await hashPassword('\u00e5ngstr\u00f6m', cost))).toBe(true);
  });

  it('costs by default what OWASP asks for at the least', async () => {
    expect(defaultScryptCost.N * defaultScryptCost.r * defaultScryptCost.p).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
    expect(await verifyPassword('x', await hashPassword('x'))).toBe(true);
  });

  it.each(['', 'plain', 'scrypt$16$8$1$short$short', '$2b$10$abcdefghijklmnopqrstuv'])(
    'of another kind is a fault, not a wrong password: %j',
    async (hash) => {
      await expect(verifyPassword('x', hash)).rejects.toThrow('Not a password hash.');
    },
  );
});
