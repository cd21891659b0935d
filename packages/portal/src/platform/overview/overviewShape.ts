/**
 * The overview's grid: bands over the whole width with panels of one height; a list of three to five rows stands beside others, and one that has the width to itself (fewer rows, or all of more) lays its rows beside each other.
 * What is a line alone (nothing waits, nothing is under way, one or two counts) is no panel: such lines stand together in one strip.
 */
export type OverviewShape = 'line' | 'panel' | 'band';

/** How many rows a list shows until all are asked for. */
export const overviewRows = 5;

/** Fewer would leave a hole beside other panels. */
const fewestRows = 3;

/** How a list with so many rows stands in the grid. */
export function overviewShape(rows: number): OverviewShape {
  if (rows === 0) return 'line';
  return rows < fewestRows || rows > overviewRows ? 'band' : 'panel';
}
