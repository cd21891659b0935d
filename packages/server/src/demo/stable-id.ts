import { createHash } from 'node:crypto';

/** An id that is the same wherever the data are seeded: accounts of a Keycloak with the demo have those of our rows. */
export function stableId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
