'use client';
import { useEffect } from 'react';
import { isDevelopment } from './isDevelopment.ts';

/** In development, tells of fields that lose the focus. Fetched there alone: in production nobody pays for it. */
export function useLostFocusHint(): void {
  useEffect(() => {
    if (!isDevelopment() || typeof MutationObserver === 'undefined') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void import('./lostFocusHint.ts').then(({ watchLostFocus }) => {
      if (!isOver) stop = watchLostFocus();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
