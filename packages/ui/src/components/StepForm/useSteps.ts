'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface StepMoves {
  readonly isPending: boolean;
  /** The last try to go on was refused. */
  readonly hasFailed: boolean;
  /** Goes on once `save` has given its consent: anything but false, at once or as a promise. */
  readonly goOn: (save: (() => unknown) | undefined, next: () => void) => void;
}

/** Waits for what a step saves, and goes on only once it is saved. */
export function useStepMoves(): StepMoves {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    goOn(save, next) {
      const answer = save?.();
      if (!(answer instanceof Promise)) {
        setState('idle');
        if (answer !== false) next();
        return;
      }
      setState('pending');
      answer.then(
        (consent) => {
          setState('idle');
          if (consent !== false) next();
        },
        () => setState('failed'),
      );
    },
  };
}

/** Gives the heading the focus when another step has come, and not when the page has. */
export function useHeadingFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
