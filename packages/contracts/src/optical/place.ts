import type { OpticalPlace } from '../api-types.ts';

type Coordinates = NonNullable<OpticalPlace['coordinates']>;

/** Ends nearer than this are one place, in metres. */
export const samePlaceMetres = 50;

const earthRadiusMetres = 6_371_008;
/** Fibre follows roads and railways. */
const detour = 1.4;
/** Light in glass, in milliseconds for each kilometre. */
const msPerKilometre = 0.0049;

/** The shortest way over the ground, in metres. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    halfSine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfSine(to.longitude - from.longitude);
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Whether two ends are one: within 50 m where both are on the map, else by id or address. */
export function isSamePlace(a: OpticalPlace, z: OpticalPlace): boolean {
  if (a.coordinates && z.coordinates) return distanceBetween(a.coordinates, z.coordinates) <= samePlaceMetres;
  if (a.kind !== z.kind) return false;
  return a.kind === 'address' ? a.country === z.country && plain(a.address) === plain(z.address) : a.id === z.id;
}

export interface LineEstimate {
  /** Straight, in kilometres. */
  distanceKm: number;
  /** Of the fibre, in kilometres. */
  lengthKm: number;
  /** One way, in milliseconds. */
  latencyMs: number;
}

/** How long a line between two places is likely to be; undefined where one of them is not on the map. */
export function estimateLine(a: OpticalPlace, z: OpticalPlace): LineEstimate | undefined {
  if (!a.coordinates || !z.coordinates) return undefined;
  const distanceKm = distanceBetween(a.coordinates, z.coordinates) / 1000;
  const lengthKm = distanceKm * detour;
  return { distanceKm, lengthKm, latencyMs: lengthKm * msPerKilometre };
}

function plain(address: string): string {
  return address
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
}
