import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Idempotency keys: the same content keeps its key, even after an answer that never arrived; other content gets a new one. */
export function useIdempotencyKey(): (content: unknown) => string {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current?.content !== text) attempt.current = { content: text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
