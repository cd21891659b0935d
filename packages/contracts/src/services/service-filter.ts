/** Services that one call names at most; more are chosen by a filter. */
export const maxBulkIds = 500;
/** Services that a call with a filter changes at most. */
export const maxBulkMatches = 10_000;

/** What the list of services can be sorted by; with a minus sign before it, the other way round. */
export const serviceSortKeys = [
  'serviceName',
  'serviceId',
  'product',
  'status',
  'site',
  'city',
  'capacity',
  'contractEnd',
  'health',
  'monthlyFee',
] as const;
export type ServiceSortKey = (typeof serviceSortKeys)[number];

/** A bit rate as people say it: `1 Gbit/s`, `2.5 Gbit/s`, `100 Mbit/s`. */
export function capacityText(bitsPerSecond: number): string {
  const [factor, unit] =
    bitsPerSecond >= 1e9 ? [1e9, 'Gbit/s'] : bitsPerSecond >= 1e6 ? [1e6, 'Mbit/s'] : [1e3, 'kbit/s'];
  return `${Math.round((bitsPerSecond / factor) * 100) / 100} ${unit}`;
}
