import type { LostFocus } from '../../behavior/useFocusAfterRemoval.ts';

const controls = '[data-row-link], a, button:not(:disabled), input:not(:disabled)';

/** What can have the focus in the row at the place of one that has gone, or else in the nearest below or above: the heading of a group has nothing. */
export function inNearestRow({ piece, index }: LostFocus, rows: readonly HTMLElement[]): HTMLElement | undefined {
  // Of many rows those in sight alone are in the page: each says its place among all.
  const { index: place } = piece.dataset;
  const from = place === undefined ? index : rows.findIndex((row) => Number(row.dataset['index']) >= Number(place));
  const at = from < 0 ? rows.length : from;
  for (const row of [...rows.slice(at), ...rows.slice(0, at).reverse()]) {
    const found = [...row.querySelectorAll<HTMLElement>(controls)].find(isSeen);
    if (found) return found;
  }
  return undefined;
}

/** Columns that leave with the width of the window stay in the page. */
function isSeen(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}
