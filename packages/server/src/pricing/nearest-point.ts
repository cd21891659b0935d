import type { PointOfPresence } from './price-book.ts';

/** Metres, as the mean radius of the earth is given by the IUGG. */
const radius = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Place {
  longitude: number;
  latitude: number;
}

/** Along the surface, in whole metres. */
export function metresBetween(a: Place, b: Place): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const square = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return Math.round(2 * radius * Math.asin(Math.min(1, Math.sqrt(square))));
}

/** The point that a line to the place would start from, and how far it is; undefined where there is none at all. */
export function nearestPoint(
  place: Place,
  points: readonly PointOfPresence[],
): { point: PointOfPresence; metres: number } | undefined {
  let nearest: { point: PointOfPresence; metres: number } | undefined;
  for (const point of points) {
    const metres = metresBetween(place, point);
    if (nearest === undefined || metres < nearest.metres) nearest = { point, metres };
  }
  return nearest;
}
