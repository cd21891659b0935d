import { useCallback, useContext, useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';
import { UnsavedFormsContext } from './useUnsavedForm.ts';

/** Asks before the page is left, or shows something else, while a form in it holds what is not saved. Within another one it leaves that to it. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  return useContext(UnsavedFormsContext) === undefined ? <AsksBeforeLeaving>{children}</AsksBeforeLeaving> : children;
}

function AsksBeforeLeaving({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (formId: string, isDirty: boolean) =>
      setUnsaved((before) => {
        if (before.has(formId) === isDirty) return before;
        const others = [...before].filter((id) => id !== formId);
        return new Set(isDirty ? [...others, formId] : others);
      }),
    [],
  );
  const guard = useUnsavedChangesGuard(unsaved.size > 0, isAnotherView);
  return (
    <UnsavedFormsContext value={report}>
      {children}
      <UnsavedChangesDialog {...guard} />
    </UnsavedFormsContext>
  );
}

/** Another page, filter or service: the row or the dialog is gone there. Other columns, or a name for the view, leave it where it is. */
function isAnotherView(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || shownBy(from) !== shownBy(to);
}

function shownBy({ search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('column');
  query.delete('saved');
  // Another price of what is being ordered: the form stays.
  query.delete('line');
  return query.toString();
}
