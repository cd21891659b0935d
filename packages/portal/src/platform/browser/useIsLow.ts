import { useSyncExternalStore } from 'react';

/** The style sheets make room for what matters below it, in px. */
const lowHeight = 560;

/** Whether the window is low, as at 200 % zoom: for what is not worth a line of its own there. */
export function useIsLow(): boolean {
  return useSyncExternalStore(onResize, () => window.innerHeight <= lowHeight);
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
