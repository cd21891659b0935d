import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What a hash costs. `N` is the memory and time cost (a power of two), `r` the block size, `p` the number of passes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** One of the settings that OWASP's password storage cheat sheet holds equal; of these the one with least memory per login, 32 MiB. */
export const defaultScryptCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const keyLength = 32;
const saltLength = 16;

/** The hash to store, with its cost and salt in it: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string, cost: ScryptCost = defaultScryptCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(normalised(password), salt, keyLength, withMemory(cost));
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether this is the password of the hash. Takes the time of one hash. Throws where the hash is none of ours. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parseHash(hash);
  return timingSafeEqual(await derive(normalised(password), salt, key.length, withMemory(cost)), key);
}

function parseHash(hash: string): { cost: ScryptCost; salt: Buffer; key: Buffer } {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{16,})\$([\w-]{22,})$/.exec(hash);
  const [, N, r, p, salt = '', key = ''] = match ?? [];
  if (match === null) throw new Error('Not a password hash.');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** The same characters typed on another keyboard may arrive composed otherwise. */
function normalised(password: string): string {
  return password.normalize('NFC');
}

/** Node refuses costs above 32 MiB unless told. */
function withMemory({ N, r, p }: ScryptCost): ScryptOptions {
  return { N, r, p, maxmem: 128 * N * r * 2 };
}
