import type { WallPlace } from '@skerry/contracts';
import type { Position } from '../../../platform/base-map/Position.ts';
import { readWallState, wallStates, type WallState } from './wallState.ts';

export interface Mark {
  readonly name: string;
  readonly at: Position;
  readonly state: WallState;
  readonly sites: number;
  /** Beside which side its name stands; undefined where there is no room for it. */
  readonly side: 'right' | 'left' | 'below' | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In pixels of a wall of 1920 × 1080. */
const radius = 18;
const letter = 12.5;
const lineHeight = 28;

/** Towns as marks that do not cover each other, the worst first: those that would are one mark, named by the worst. Names stand where there is room. */
export function arrangePlaces(
  places: readonly WallPlace[],
  place: (position: Position) => Position,
  { unit, width }: { unit: number; width: number },
): Mark[] {
  const marks: { name: string; at: Position; state: WallState; sites: number }[] = [];
  const worstFirst = places.toSorted((a, b) => rankOf(a) - rankOf(b) || b.sites - a.sites);
  for (const { name, longitude, latitude, state, sites } of worstFirst) {
    const at = place([longitude, latitude]);
    const near = marks.find((mark) => Math.hypot(mark.at[0] - at[0], mark.at[1] - at[1]) < radius * 2 * unit);
    if (near) near.sites += sites;
    else marks.push({ name, at, state: readWallState(state), sites });
  }
  const taken: Box[] = marks.map(({ at: [x, y] }) => around(x, y, radius * unit));
  return marks.map((mark) => {
    const side = (['right', 'left', 'below'] as const).find((each) => {
      const box = labelBox(mark, each, unit);
      const isFree = taken.every((other) => !overlap(box, other));
      return isFree && box.left > 4 && box.right < width - 4;
    });
    if (side) taken.push(labelBox(mark, side, unit));
    return { ...mark, side };
  });
}

function rankOf({ state }: WallPlace): number {
  return wallStates.indexOf(readWallState(state));
}

function around(x: number, y: number, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

function labelBox({ name, at: [x, y] }: Pick<Mark, 'name' | 'at'>, side: Mark['side'], unit: number): Box {
  const width = name.length * letter * unit;
  const half = (lineHeight / 2) * unit;
  const gap = (radius + 6) * unit;
  if (side === 'below') return { left: x - width / 2, right: x + width / 2, top: y + gap, bottom: y + gap + half * 2 };
  const left = side === 'right' ? x + gap : x - gap - width;
  return { left, right: left + width, top: y - half, bottom: y + half };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
