import { overviewRows, overviewShape, type OverviewShape } from '../../../platform/overview/overviewShape.ts';
import type { ShownPiece } from './Piece.tsx';

/** Whether it is known that nothing waits. */
export function hasNothingWaiting(shown: readonly ShownPiece[]): boolean {
  return shown.every(({ state }) => state.status === 'known' && totalOf(state.value) === 0);
}

/** How many things are named in a panel; undefined until all are known. */
export function countOf(shown: readonly ShownPiece[]): number | undefined {
  return shown.reduce<number | undefined>(
    (sum, { state }) => (sum === undefined || state.status !== 'known' ? undefined : sum + itemsOf(state.value)),
    0,
  );
}

/** How a list stands in the grid; as a panel until it is known. */
export function shapeOf(shown: readonly ShownPiece[]): OverviewShape {
  const count = countOf(shown);
  return count === undefined ? 'panel' : overviewShape(Math.min(count, overviewRows));
}

/** How many rows the longest list of a panel has. */
export function rowsOf(shown: readonly ShownPiece[]): number {
  return Math.max(
    0,
    ...shown.map(({ piece, state }) =>
      // The server's part of this name has the type that the piece takes.
      state.status === 'known' ? ((piece.rows as ((value: object) => number) | undefined)?.(state.value) ?? 0) : 0,
    ),
  );
}

/** How many things there are, named or not. */
export function totalOf(value: object): number {
  return 'totalItems' in value && typeof value.totalItems === 'number' ? value.totalItems : 0;
}

/** How many things a part names. */
export function itemsOf(value: object): number {
  return 'items' in value && Array.isArray(value.items) ? value.items.length : 0;
}
