import { readFile } from 'node:fs/promises';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { baseMapExtent, stepsPerDegree } from '../src/platform/base-map/extent.ts';

const id = 'virtual:base-map';
type Point = readonly [number, number];

const [west, south, east, north] = baseMapExtent;
const sides: readonly { axis: 0 | 1; limit: number; isInside: (value: number) => boolean }[] = [
  { axis: 0, limit: west, isInside: (value) => value >= west },
  { axis: 0, limit: east, isInside: (value) => value <= east },
  { axis: 1, limit: south, isInside: (value) => value >= south },
  { axis: 1, limit: north, isInside: (value) => value <= north },
];

/** Coasts and national borders of Natural Earth (public domain), cut to what the map covers: `import { land, borders } from 'virtual:base-map'`. */
export function baseMap(): Plugin {
  return {
    name: 'base-map',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
      const world = JSON.parse(await readFile(file, 'utf8')) as Topology<{
        countries: GeometryCollection;
        land: GeometryCollection;
      }>;
      const code = (name: string, value: unknown) =>
        `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
      return [code('land', landOf(world)), code('borders', bordersOf(world))].join('\n');
    },
  };
}

function landOf(world: Topology<{ land: GeometryCollection }>): number[][] {
  const rings = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return rings
    .map((ring) => encode(clipRing(unwrap(ring.slice(0, -1).map(toPoint)))))
    .filter((ring) => ring.length >= 6);
}

function bordersOf(world: Topology<{ countries: GeometryCollection }>): number[][] {
  return mesh(world, world.objects.countries, (one, other) => one !== other)
    .coordinates.flatMap((line) => partsInside(line.map(toPoint)))
    .map(encode)
    .filter((line) => line.length >= 4);
}

/** A ring that goes on over the date line goes on beyond 180 degrees, instead of back around the world. */
function unwrap(ring: readonly Point[]): Point[] {
  let turns = 0;
  return ring.map(([x, y], index) => {
    const step = x - (ring[index - 1] ?? [x])[0];
    if (step > 180) turns -= 1;
    else if (step < -180) turns += 1;
    return [x + 360 * turns, y];
  });
}

function toPoint([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}

/** Sutherland and Hodgman: the ring within the extent, side by side. */
function clipRing(ring: readonly Point[]): Point[] {
  let left = [...ring];
  for (const { axis, limit, isInside } of sides) {
    left = left.flatMap((point, index) => {
      const before = left.at(index - 1) ?? point;
      const crossing = isInside(before[axis]) === isInside(point[axis]) ? [] : [crossingAt(before, point, axis, limit)];
      return isInside(point[axis]) ? [...crossing, point] : crossing;
    });
  }
  return left;
}

function crossingAt(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function partsInside(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (sides.every(({ axis, isInside }) => isInside(point[axis]))) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** Steps from point to point, as whole numbers: a third of what the coordinates take. */
function encode(points: readonly Point[]): number[] {
  const steps: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [longitude, latitude] of points) {
    const x = Math.round(longitude * stepsPerDegree.longitude);
    const y = Math.round(latitude * stepsPerDegree.latitude);
    if (steps.length > 0 && x === lastX && y === lastY) continue;
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
}
