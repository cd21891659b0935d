import { useEffect } from 'react';

/** Brings into sight what a form says at its top of a call that failed: the button that began it may be far below. */
export function useFailureInSight(failure: unknown): void {
  useEffect(() => {
    if (failure !== undefined) scrollTo(0, 0);
  }, [failure]);
}
