import { breakpoints, type TableColumn } from '@skerry/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { onResize } from '../browser/onResize.ts';

/** Ids of the columns that the window is too narrow for. */
export function useColumnsWithoutRoom<Row>(columns: readonly TableColumn<Row>[]): readonly string[] {
  const ids = useSyncExternalStore(onResize, () =>
    columns
      .filter(({ visibleFrom }) => visibleFrom !== undefined && window.innerWidth < breakpoints[visibleFrom])
      .map(({ id }) => id)
      .join(),
  );
  return useMemo(() => (ids === '' ? [] : ids.split(',')), [ids]);
}
