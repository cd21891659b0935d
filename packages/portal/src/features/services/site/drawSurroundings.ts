import type { Position } from '../map/mapSites.ts';
import { decodeLine } from '../map/decodeLine.ts';

/** In pixels: as wide and high as any frame, which shows its middle. */
export const drawing = { width: 900, height: 220 } as const;

/** How much is drawn from south to north, in degrees: about 95 km. */
const degreesHigh = 0.86;

/** Puts a place of the earth on the drawing around `[longitude, latitude]`. */
export function placeAround([longitude, latitude]: Position): (place: Position) => Position {
  const up = drawing.height / degreesHigh;
  const along = up * Math.cos((latitude * Math.PI) / 180);
  return ([x, y]) => [drawing.width / 2 + (x - longitude) * along, drawing.height / 2 - (y - latitude) * up];
}

/** The land around a place, as the path of an SVG. */
export function landAround(centre: Position, land: readonly (readonly number[])[]): string {
  const place = placeAround(centre);
  return land
    .map((ring) => clip(decodeLine(ring).map(place)))
    .filter(({ length }) => length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}

/** The edge of what is cut off stays out of sight, with the shallow water along it. */
const margin = 30;
const sides = [
  { axis: 0, limit: -margin, sign: 1 },
  { axis: 0, limit: drawing.width + margin, sign: -1 },
  { axis: 1, limit: -margin, sign: 1 },
  { axis: 1, limit: drawing.height + margin, sign: -1 },
] as const;

/** What of a ring lies within the drawing (Sutherland and Hodgman). */
function clip(ring: readonly Position[]): readonly Position[] {
  return sides.reduce<readonly Position[]>((points, { axis, limit, sign }) => {
    const depth = (point: Position) => (point[axis] - limit) * sign;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const [from, to] = [depth(before), depth(point)];
      const share = from / (from - to);
      const crossing: Position = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      if (to >= 0) return from >= 0 ? [point] : [crossing, point];
      return from >= 0 ? [crossing] : [];
    });
  }, ring);
}
