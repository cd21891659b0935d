import { lazy, Suspense } from 'react';
import { loadChunk } from '../browser/load-chunk.ts';
import type { UnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

const LeaveDialog = lazy(async () => ({ default: (await loadChunk(() => import('./LeaveDialog.tsx'))).LeaveDialog }));

/** Asks whether to leave a page with unsaved changes. Downloaded when it first has to. */
export function UnsavedChangesDialog(guard: UnsavedChangesGuard) {
  return (
    guard.isAsking && (
      <Suspense>
        <LeaveDialog {...guard} />
      </Suspense>
    )
  );
}
