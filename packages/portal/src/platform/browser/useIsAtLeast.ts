import { breakpoints, type Breakpoint } from '@skerry/ui';
import { useSyncExternalStore } from 'react';
import { onResize } from './onResize.ts';

/** Whether the window has the width of a breakpoint, or one in px: for what is not worth fetching below it. Looks are the style sheet's matter. */
export function useIsAtLeast(width: Breakpoint | number): boolean {
  const px = typeof width === 'number' ? width : breakpoints[width];
  return useSyncExternalStore(onResize, () => window.innerWidth >= px);
}
