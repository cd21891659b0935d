import { useCallback, useContext, useState, type ReactNode } from 'react';
import { isAnotherView } from './isAnotherView.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';
import { UnsavedFormsContext } from './useUnsavedForm.ts';

interface UnsavedFormsProps {
  /** Names in the query that the forms stay with, whatever their values. */
  ignoredNames?: readonly string[];
  children: ReactNode;
}

/** Asks before the page is left, or shows something else, while a form in it holds what is not saved. Within another one it leaves that to it. */
export function UnsavedForms(props: UnsavedFormsProps) {
  return useContext(UnsavedFormsContext) === undefined ? <AsksBeforeLeaving {...props} /> : props.children;
}

function AsksBeforeLeaving({ ignoredNames = [], children }: UnsavedFormsProps) {
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
  const guard = useUnsavedChangesGuard(unsaved.size > 0, (from, to) => isAnotherView(from, to, ignoredNames));
  return (
    <UnsavedFormsContext value={report}>
      {children}
      <UnsavedChangesDialog {...guard} />
    </UnsavedFormsContext>
  );
}
