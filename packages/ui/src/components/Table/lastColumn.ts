import { breakpoints, type Breakpoint } from '../../tokens/breakpoints.ts';

const widths = Object.keys(breakpoints) as Breakpoint[];

/** Below which width a column is the last that is shown: all after it have given way there. None for a column that has another beside it at every width. */
export function lastBelow(
  columns: readonly { readonly visibleFrom?: Breakpoint }[],
  index: number,
): Breakpoint | undefined {
  const after = columns.slice(index + 1).map(({ visibleFrom = 'extraSmall' }) => widths.indexOf(visibleFrom));
  const first = Math.min(...after);
  return first > 0 ? widths[first] : undefined;
}
