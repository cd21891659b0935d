/** Columns of the list in their usual order; the first is always there. */
export const serviceColumnIds = [
  'serviceName',
  'site',
  'capacity',
  'status',
  'health',
  'contractEnd',
  'monthlyFee',
  'tags',
  'product',
  'address',
  'city',
  'invoiceText',
  'numericalSiteId',
  'orderServiceId',
] as const;
export type ServiceColumnId = (typeof serviceColumnIds)[number];

/** Those that are shown without a choice. */
export const usualColumns: readonly ServiceColumnId[] = [
  'serviceName',
  'site',
  'capacity',
  'status',
  'health',
  'contractEnd',
  'monthlyFee',
  'tags',
];

/** Those of the ids that name a column, each once. */
export function knownColumns(ids: readonly string[]): readonly ServiceColumnId[] {
  return [...new Set(ids.flatMap((id) => serviceColumnIds.find((known) => known === id) ?? []))];
}
