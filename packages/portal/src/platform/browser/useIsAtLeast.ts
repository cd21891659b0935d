import { breakpoints, type Breakpoint } from '@skerry/ui';
import { useSyncExternalStore } from 'react';

/** Whether the window has the width of a breakpoint: for what is not worth fetching below it. Looks are the style sheet's matter. */
export function useIsAtLeast(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(onResize, () => window.innerWidth >= breakpoints[breakpoint]);
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
