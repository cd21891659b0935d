import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import type { Keyed } from '../api/idempotency-key.ts';
import { useIdempotencyKey } from '../api/useIdempotencyKey.ts';
import type { Write } from './useWrite.ts';

export interface Sending<Content> {
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly send: (content: Content) => void;
}

export interface SendOptions<Content, Result> {
  onSent: (result: Result, content: Content) => void;
  /** What a failure means for what is shown. */
  failureOf?: (error: unknown) => { readonly isOutdated: boolean };
  /** What is shown is old, as a failure has told: it should be asked for again. */
  onOutdated?: () => void;
  /** The server refuses it, for what the form may not know of yet. */
  onRefused?: () => void;
}

/** Sends what a form or a dialog holds, and keeps why it failed until the next try. */
export function useSend<Content, Result>(
  { isPending, start }: Write<Content, Result>,
  { onSent, failureOf, onOutdated, onRefused }: SendOptions<Content, Result>,
): Sending<Content> {
  const [error, setError] = useState<unknown>();
  return {
    isPending,
    error,
    send(content) {
      setError(undefined);
      start(content, {
        done: (result) => onSent(result, content),
        failed(reason) {
          setError(reason);
          if (failureOf?.(reason).isOutdated) onOutdated?.();
          if (reason instanceof ApiError && reason.status === 422) onRefused?.();
        },
      });
    },
  };
}

/** The same with an idempotency key: the same content has one effect, however often it is tried. */
export function useSendOnce<Content extends object, Result>(
  write: Write<Keyed<Content>, Result>,
  options: SendOptions<Keyed<Content>, Result>,
): Sending<Content> {
  const keyOf = useIdempotencyKey();
  const { isPending, error, send } = useSend(write, options);
  return { isPending, error, send: (content) => send({ ...content, idempotencyKey: keyOf(content) }) };
}
