import { useEffect, useMemo, useRef, useState } from 'react';

export interface WriteOutcome<Result> {
  done?: (result: Result) => void;
  failed: (error: unknown) => void;
}

/** A call that changes something, one at a time. */
export interface Write<Input, Result> {
  readonly isPending: boolean;
  /** Starts the call; does nothing while one is under way, so that a double click is one click. */
  readonly start: (input: Input, outcome: WriteOutcome<Result>) => void;
}

/**
 * Makes a write of a call. The outcome is told even where the component has left the page meanwhile: what was
 * changed is changed, and an alert should say so.
 *
 * @param write The call and its effect on the data cache.
 */
export function useWrite<Input, Result>(write: (input: Input) => Promise<Result>): Write<Input, Result> {
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });

  return useMemo(() => {
    async function run(input: Input, { done, failed }: WriteOutcome<Result>) {
      let result: Result;
      try {
        result = await latest.current(input);
      } catch (error) {
        failed(error);
        return;
      } finally {
        isUnderWay.current = false;
        setPending(false);
      }
      done?.(result);
    }
    return {
      isPending,
      start(input, outcome) {
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        setPending(true);
        void run(input, outcome);
      },
    };
  }, [isPending]);
}
