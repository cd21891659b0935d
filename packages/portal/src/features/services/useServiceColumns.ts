import { useState } from 'react';
import { lastingStorage } from '../../platform/browser/browser-storage.ts';
import { knownColumns, type ServiceColumnId } from './serviceColumns.ts';
import type { ServicesAddress } from './useServicesView.ts';

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

/** The columns that are shown, in their order: those of the address, or else those that the browser remembers. */
export function useServiceColumns({
  view,
  correct,
}: ServicesAddress): [readonly ServiceColumnId[], (shown: readonly string[]) => void] {
  const [remembered, setRemembered] = useState(() => orUsual(lastingStorage.getItem(storageKey)?.split(',') ?? []));
  if (view.columns.length > 0) return [view.columns, (chosen) => correct({ columns: orUsual(chosen) })];
  return [
    remembered,
    (chosen) => {
      const next = orUsual(chosen);
      lastingStorage.setItem(storageKey, next.join());
      setRemembered(next);
    },
  ];
}

function orUsual(ids: readonly string[]): readonly ServiceColumnId[] {
  const columns = knownColumns(ids);
  return columns.length > 0 ? columns : usualColumns;
}
