import type { Coordinate } from './coordinates.ts';

const metresPerDegree = 111_320;

/** How far east and north of a place another is, in metres. */
export function metresFrom(centre: Coordinate, place: Coordinate): { east: number; north: number } {
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  return {
    east: (place.longitude - centre.longitude) * narrowing * metresPerDegree,
    north: (place.latitude - centre.latitude) * metresPerDegree,
  };
}

/** Circles around an address that say how far its buildings are: at most four, all buildings within the outermost. */
export function ringsAround(farthest: number): readonly number[] {
  const least = Math.max(farthest, 20) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(farthest, 20) / step) }, (_, place) => (place + 1) * step);
}
