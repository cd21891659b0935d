import { baseMapExtent } from '../../../platform/base-map/extent.ts';

/** WGS 84, in degrees. */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/** What is odd about a place: it is nowhere, its numbers seem to have changed places, or no rule has prices for it. */
export type CoordinateDoubt = 'outOfRange' | 'swapped' | 'outside';

/** Reads what people paste: "59.33, 18.07", "59,33; 18,07" or "59.33 18.07", latitude first. */
export function readCoordinate(text: string): Coordinate | undefined {
  if (text.length > 60) return undefined;
  const parts = text
    .replaceAll(/(?<=[\d°])\s?[NSEW]\b/gi, ' ')
    .replaceAll('°', ' ')
    .trim()
    .split(/[;/\s]|,\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== ',');
  // Without a space, the comma between parts two numbers with points.
  const both = parts.length === 1 && parts[0]?.includes('.') ? parts[0].split(',') : parts;
  const [latitude, longitude, ...more] = both.map((part) => readDegrees(part));
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  return { latitude, longitude };
}

/** A number of degrees as somebody writes it, with a comma or a point; undefined for anything else. */
export function readDegrees(text: string): number | undefined {
  return /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(text.replace('°', '').trim())
    ? numberOf(text.replace('°', ''))
    : undefined;
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

/** Around Sweden, Norway and Denmark. */
const nordic = { south: 54.4, north: 71.4, west: 4, east: 31.6 };

export function doubtOf({ latitude, longitude }: Coordinate): CoordinateDoubt | undefined {
  if (isNordic({ latitude, longitude })) return undefined;
  if (isNordic({ latitude: longitude, longitude: latitude })) return 'swapped';
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? 'outOfRange' : 'outside';
}

function isNordic({ latitude, longitude }: Coordinate): boolean {
  const { south, north, west, east } = nordic;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Whether the map that comes with the portal has it. */
export function isOnMap({ latitude, longitude }: Coordinate): boolean {
  const [west, south, east, north] = baseMapExtent;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** As it is written everywhere: latitude first, with as many decimals as a building needs. */
export function coordinateText({ latitude, longitude }: Coordinate): string {
  return `${round(latitude)}, ${round(longitude)}`;
}

function round(degrees: number): string {
  return String(Number(degrees.toFixed(5)));
}
