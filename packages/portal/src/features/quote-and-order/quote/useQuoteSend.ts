import { useState } from 'react';
import type { Write } from '../../../platform/data/useWrite.ts';
import { quoteFailure } from './quoteRefusals.ts';

interface Sending<Input> {
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly send: (input: Input) => void;
}

/** Sends what a form holds, and keeps why it failed until the next try. */
export function useQuoteSend<Input, Result>(
  { isPending, start }: Write<Input, Result>,
  { onSent, onOutdated }: { onSent: () => void; onOutdated: () => void },
): Sending<Input> {
  const [error, setError] = useState<unknown>();
  return {
    isPending,
    error,
    send(input) {
      setError(undefined);
      start(input, {
        done: onSent,
        failed(reason) {
          setError(reason);
          if (quoteFailure(reason).isOutdated) onOutdated();
        },
      });
    },
  };
}
