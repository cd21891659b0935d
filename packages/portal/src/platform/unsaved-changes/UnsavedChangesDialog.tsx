import type { Part } from '../browser/useLazyComponent.ts';
import { useRequiredComponent } from '../browser/useRequiredComponent.ts';
import type { UnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

const leaveDialog: Part<UnsavedChangesGuard> = {
  texts: ['unsaved'],
  component: async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
};

/** Asks whether to leave a page with unsaved changes. Downloaded when it first has to. */
export function UnsavedChangesDialog(guard: UnsavedChangesGuard) {
  return guard.isAsking && <FetchedDialog {...guard} />;
}

function FetchedDialog(guard: UnsavedChangesGuard) {
  const { Component: LeaveDialog } = useRequiredComponent(leaveDialog);
  return LeaveDialog && <LeaveDialog {...guard} />;
}
