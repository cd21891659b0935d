'use client';
import { useEffect, useRef, useState } from 'react';
import { times } from '../../tokens/times.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

export interface Copy {
  /** What came of it, for 1.5 s. */
  readonly state: CopyState;
  readonly copy: (text: string) => void;
}

/** Copies to the clipboard, which a browser may refuse. */
export function useCopy(): Copy {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: CopyState) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), times.copyConfirmation);
  };
  const copy = (text: string) => {
    // Without https there is no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => show('copied'),
        () => show('failed'),
      );
  };
  return { state, copy };
}
