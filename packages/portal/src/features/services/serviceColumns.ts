/** Columns of the list in their usual order; the first is always there. */
export const serviceColumnIds = [
  'serviceName',
  'product',
  'site',
  'city',
  'capacity',
  'status',
  'health',
  'tags',
  'invoiceText',
  'contractEnd',
  'monthlyFee',
  'numericalSiteId',
  'orderServiceId',
] as const;
export type ServiceColumnId = (typeof serviceColumnIds)[number];

/** Those of the ids that name a column, each once. */
export function knownColumns(ids: readonly string[]): readonly ServiceColumnId[] {
  return [...new Set(ids.flatMap((id) => serviceColumnIds.find((known) => known === id) ?? []))];
}
