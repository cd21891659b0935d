import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Keys of what is sent: the same content is the same wish, also after an answer that never arrived; other content is another one. */
export function useWishKey(): (content: unknown) => string {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current?.content !== text) attempt.current = { content: text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
