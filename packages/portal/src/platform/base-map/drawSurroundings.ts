import type { Position } from './Position.ts';
import { decodeLine } from './decodeLine.ts';
import { baseMapExtent } from './extent.ts';

/** In pixels: as wide and high as any frame, which shows its middle. */
export const drawing = { width: 1280, height: 220 } as const;

/** How much is drawn from south to north, in degrees: about 95 km. */
const degreesHigh = 0.86;

/** Puts a place of the earth on the drawing around `[longitude, latitude]`, `far` times as much of it as usual. */
export function placeAround([longitude, latitude]: Position, far = 1): (place: Position) => Position {
  const up = drawing.height / degreesHigh / far;
  const along = up * Math.cos((latitude * Math.PI) / 180);
  return ([x, y]) => [drawing.width / 2 + (x - longitude) * along, drawing.height / 2 - (y - latitude) * up];
}

/** How much more than usual is drawn where that shows no coast: a frame full of land says nothing. */
const distances = [1, 2, 4] as const;

interface Surroundings {
  /** The land, as the path of an SVG. */
  readonly path: string;
  /** How many times as much as usual is drawn. */
  readonly far: number;
}

/** The land around a place, from as near as a frame of this size has coast in view. */
export function landAround(
  centre: Position,
  land: readonly (readonly number[])[],
  frame: { readonly width: number; readonly height: number } = drawing,
): Surroundings {
  const isInView = ([x, y]: Position) =>
    Math.abs(x - drawing.width / 2) < frame.width / 2 && Math.abs(y - drawing.height / 2) < frame.height / 2;
  const outlines = land.map(decodeLine);
  let surroundings: Surroundings = { path: '', far: 1 };
  for (const far of distances) {
    const rings = ringsAround(centre, outlines, far);
    surroundings = { path: rings.map(pathOf).join(''), far };
    if (rings.some((ring) => ring.some(isInView))) break;
  }
  return surroundings;
}

/** The land around two places, from as near as a frame of this size has both in view, and the middle that it is drawn around. */
export function landBetween(
  [one, other]: readonly [Position, Position],
  land: readonly (readonly number[])[],
  frame: { readonly width: number; readonly height: number },
): Surroundings & { readonly centre: Position } {
  const centre: Position = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [x, y] = placeAround(centre)(one);
  const along = Math.abs(x - drawing.width / 2) * 2;
  const up = Math.abs(y - drawing.height / 2) * 2;
  const far = Math.max(1, along / frame.width, up / frame.height);
  const rings = ringsAround(centre, land.map(decodeLine), far);
  return { path: rings.map(thinned).map(pathOf).join(''), far, centre };
}

function ringsAround(centre: Position, outlines: readonly Position[][], far: number): (readonly Position[])[] {
  const place = placeAround(centre, far);
  return outlines.map((outline) => clip(outline.map(goingOn).map(place))).filter(({ length }) => length > 2);
}

/** Land that the base map cuts at its edge goes on there: in a wide picture the cut would look like a coast. */
function goingOn([longitude, latitude]: Position): Position {
  const [west, south, east, north] = baseMapExtent;
  const isArctic = longitude >= east - edge && latitude > arctic;
  // The coast of the Arctic Ocean leaves the picture there: due east it would be a line drawn with a ruler.
  return [beyond(longitude, west, east), beyond(latitude, south, north) + (isArctic ? farBeyond : 0)];
}

/** In degrees. */
const edge = 0.01;
const farBeyond = 90;
const arctic = 60;

function beyond(value: number, first: number, last: number): number {
  if (value >= last - edge) return last + farBeyond;
  return value <= first + edge ? first - farBeyond : value;
}

/** Without the points that are less than a pixel from the one before. */
function thinned(ring: readonly Position[]): readonly Position[] {
  const kept: Position[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1) kept.push(point);
  }
  return kept;
}

const pathOf = (ring: readonly Position[]) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

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
