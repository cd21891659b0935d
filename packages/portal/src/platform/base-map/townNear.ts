import type { Position } from './Position.ts';
import { smallTowns } from './smallTowns.ts';
import { towns } from './towns.ts';

export interface NearTown {
  readonly name: string;
  readonly kilometres: number;
}

const kilometresPerDegree = 111.32;
/** Farther away, a town says nothing about a place. */
const farthest = 300;

/** The town that is nearest to a place; undefined where none is anywhere near. */
export function townNear([longitude, latitude]: Position): NearTown | undefined {
  const all = [
    ...towns.map(({ name, position: [east, north] }) => ({ name, east, north })),
    ...smallTowns.map(([name, east, north]) => ({ name, east, north })),
  ];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const [nearest] = all
    .map(({ name, east, north }) => ({
      name,
      kilometres: Math.hypot((east - longitude) * narrowing, north - latitude) * kilometresPerDegree,
    }))
    .toSorted((one, other) => one.kilometres - other.kilometres);
  return nearest && nearest.kilometres <= farthest ? nearest : undefined;
}
