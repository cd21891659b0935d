import { useListColumns, type ListColumns } from '../../../platform/list/useListColumns.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { knownColumns, serviceColumnIds, usualColumns } from './serviceColumns.ts';

/** The columns that are shown: those of the address, as a saved view has them, or else those that the browser remembers. */
export function useServiceColumns({ view, correct }: ServicesAddress): ListColumns {
  const remembered = useListColumns('services', serviceColumnIds, usualColumns);
  if (view.columns.length === 0) return remembered;
  return {
    shown: view.columns,
    onShownChange: (shown) => correct({ columns: knownColumns(shown) }),
    onReset: () => correct({ columns: [] }),
  };
}
