import { decimate, type Point } from '../charts/decimate.ts';
import { linear } from '../charts/scales.ts';

const width = 100;
const height = 40;
/** Room for the stroke at the upper edge. */
const top = 2;
/** More points than this would lie on one pixel of a card. */
const detail = 4;

/** Line and area in a box of 100 by 40. It starts at zero, or at the least where that lies below; gaps stay open. */
export function sparkPaths(values: readonly (number | null)[]): { readonly line: string; readonly area: string } {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const most = Math.max(...known, least + Number.EPSILON);
  const x = linear([0, Math.max(1, values.length - 1)], [0, width * detail]);
  const y = linear([least, most], [height, top]);
  const points = decimate(
    values.map((value, index): Point => [x(index), value === null ? null : y(value)]),
    width * detail,
  );
  const runs = runsOf(points).map((run) => run.map(([at, value]) => `${round(at / detail)} ${round(value)}`));
  const ends = (run: readonly string[]) => [run[0]?.split(' ')[0] ?? '0', run.at(-1)?.split(' ')[0] ?? '0'] as const;
  return {
    // A run of one point is drawn as a dot: a line that goes nowhere, with round ends.
    line: runs.map((run) => `M${run.join('L')}${run.length === 1 ? 'h0' : ''}`).join(''),
    area: runs.map((run) => `M${ends(run)[0]} ${height}L${run.join('L')}L${ends(run)[1]} ${height}Z`).join(''),
  };
}

function runsOf(points: readonly Point[]): (readonly [number, number])[][] {
  const runs: (readonly [number, number])[][] = [[]];
  for (const [at, value] of points) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([at, value]);
  }
  return runs.filter((run) => run.length > 0);
}

const round = (value: number) => Math.round(value * 100) / 100;
