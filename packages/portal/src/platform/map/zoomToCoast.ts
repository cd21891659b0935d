import { decodeLine } from '../base-map/decodeLine.ts';
import type { Position } from '../base-map/Position.ts';
import type { BaseMap } from './chartStyle.ts';
import { metresPerPixel } from './scaleOf.ts';

/** From farther away a place is lost in its country. */
const farthest = 5;
const metresPerDegree = 111_320;

/** Every point of the coast. */
export function coastPoints({ land }: Pick<BaseMap, 'land'>): readonly Position[] {
  return land.flatMap((ring) => decodeLine(ring));
}

/** How near a map with a place in its middle comes so that the next coast is in it: what says where the place is. */
export function zoomToCoast(
  [longitude, latitude]: Position,
  coast: readonly Position[],
  { width, height }: { width: number; height: number },
  nearest: number,
): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const [east, north] of coast) {
    const away = Math.hypot((east - longitude) * narrowing, north - latitude);
    if (away < least) least = away;
  }
  const room = Math.max(1, Math.min(width, height) / 2);
  // Half as much again: more of the coast than its next point.
  const metres = Math.max(least * metresPerDegree * 1.5, 1);
  const zoom = Math.log2((metresPerPixel(latitude, 0) * room) / metres);
  return Math.min(Math.max(zoom, farthest), nearest);
}

/** How many levels nearer or farther than what suits a place the view may be and stay as it is. */
const tolerance = 1.5;

/** How near the map goes to a place that was just chosen; undefined where it stays as it is. What was pressed on the map is where somebody looks. */
export function zoomFor(view: {
  readonly isPressed: boolean;
  readonly isInView: boolean;
  readonly zoom: number;
  readonly suiting: number;
}): number | undefined {
  const { isPressed, isInView, zoom, suiting } = view;
  if (isPressed) return isInView ? undefined : zoom;
  return isInView && Math.abs(zoom - suiting) <= tolerance ? undefined : suiting;
}
