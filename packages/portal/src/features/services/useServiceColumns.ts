import { useState } from 'react';
import { lastingStorage } from '../../platform/browser/browser-storage.ts';

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

const usualColumns: readonly ServiceColumnId[] = [
  'serviceName',
  'product',
  'site',
  'capacity',
  'status',
  'tags',
  'invoiceText',
];
const storageKey = 'skerry.services.columns';

/** The columns that are shown, in their order, remembered by the browser. */
export function useServiceColumns(): [readonly ServiceColumnId[], (shown: readonly string[]) => void] {
  const [shown, setShown] = useState(() => known(lastingStorage.getItem(storageKey)?.split(',')) ?? usualColumns);
  return [
    shown,
    (chosen) => {
      const next = known(chosen) ?? usualColumns;
      lastingStorage.setItem(storageKey, next.join());
      setShown(next);
    },
  ];
}

function known(ids: readonly string[] | undefined): readonly ServiceColumnId[] | undefined {
  const columns = ids?.flatMap((id) => serviceColumnIds.find((known) => known === id) ?? []);
  return columns && columns.length > 0 ? [...new Set(columns)] : undefined;
}
