import type { Order } from '@skerry/contracts';
import { useState } from 'react';
import type { Write } from '../../platform/data/useWrite.ts';
import { orderFailure } from './orderRefusal.ts';

export interface Sending<Input> {
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly send: (input: Input) => void;
}

/** Sends what a dialog holds, and keeps why it failed until the next try. */
export function useSend<Input>(
  { isPending, start }: Write<Input, Order>,
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
        failed: (reason) => {
          setError(reason);
          if (orderFailure(reason).isOutdated) onOutdated();
        },
      });
    },
  };
}
