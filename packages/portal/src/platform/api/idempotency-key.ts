import { useState } from 'react';

/** A key for one creating call: the same key makes a repeated send have one effect. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** A key for as long as a form is open, and a way to take a new one when what is sent has changed. */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newIdempotencyKey);
  return { key, renew: () => setKey(newIdempotencyKey()) };
}
