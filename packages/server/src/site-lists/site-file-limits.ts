import type { FileLimits } from '../files/reading/table-file.ts';

export const maxSites = 1000;

/** Of a file of sites. One row more, for the headings; empty cells that only have a colour count as well, so there may be many. */
export const siteFileLimits: FileLimits = {
  rows: maxSites + 1,
  cells: 400_000,
  unpacked: 60_000_000,
  characters: 4_000_000,
  entries: 1000,
  milliseconds: 5000,
};
