import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link that works once, and what is stored of it. */
export function oneTimeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The token is random enough that a plain hash can't be turned back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
