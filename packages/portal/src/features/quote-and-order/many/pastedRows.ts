import type { PlannedSiteDraft } from '@skerry/contracts';
import { doubtOf, readCoordinate, readDegrees } from '../where/coordinates.ts';

/** Most sites of one list. */
export const maxListSites = 1000;

/** The columns of a line with several, as the template of files has them first. */
const columns = ['name', 'address', 'country', 'latitude', 'longitude', 'reference'] as const;

/**
 * The sites of pasted lines, one each. Columns are parted by tabs, as spreadsheets copy them, or by semicolons: name, address, country, latitude,
 * longitude, reference. A line without any is an address or a coordinate.
 */
export function pastedSites(text: string): PlannedSiteDraft[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(siteOf);
}

function siteOf(line: string): PlannedSiteDraft {
  const coordinate = readCoordinate(line);
  if (coordinate) return { locationCoordinate: coordinate };
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
  if (cells.length === 1) return { address: line };
  const cell = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) as Record<
    (typeof columns)[number],
    string
  >;
  const [latitude, longitude] = [readDegrees(cell.latitude), readDegrees(cell.longitude)];
  return {
    ...(cell.name !== '' && { name: cell.name }),
    ...(cell.address !== '' && { address: cell.address }),
    ...(cell.country.length === 2 && { country: cell.country.toUpperCase() }),
    ...(latitude !== undefined && longitude !== undefined && { locationCoordinate: { latitude, longitude } }),
    ...(cell.reference !== '' && { customerSearchReference: cell.reference }),
  };
}

/** The first line whose coordinate is no place on earth, counted from 1. */
export function nowhere(sites: readonly PlannedSiteDraft[]): number | undefined {
  const place = sites.findIndex(
    ({ locationCoordinate }) => locationCoordinate && doubtOf(locationCoordinate) === 'outOfRange',
  );
  return place < 0 ? undefined : place + 1;
}
