import type { ProviderDisturbance } from '@skerry/contracts';
import { useState } from 'react';
import { useTypedTexts } from '../../../../platform/form/useTypedTexts.ts';
import { refusedFields, type FieldFaults } from '../consoleFailure.ts';
import { draftOf, faultsOf, type ConsoleType, type ConsoleValues } from './consoleForm.ts';

/** What stands in the form, what is wrong with it, and what is sent. */
export function useConsoleForm(
  formId: string,
  type: ConsoleType,
  { start, stored, error }: { start: ConsoleValues; stored?: ProviderDisturbance; error: unknown },
) {
  const [first] = useState(start);
  const form = useTypedTexts<string>(formId, start, { isKeptOverReload: true });
  const [complaints, setComplaints] = useState(0);
  // What the server objects to is no longer said of a field that has been changed since.
  const [refused, setRefused] = useState<{ error: unknown; changed: ReadonlySet<string> }>({
    error,
    changed: new Set(),
  });
  if (refused.error !== error) setRefused({ error, changed: new Set() });
  const own = faultsOf(type, form.values);
  const ofServer = Object.entries(refusedFields(error)).filter(
    ([field]) => ![...refused.changed].some((changed) => field === changed || field.startsWith(`${changed}.`)),
  );
  const seen = Object.entries(own).filter(([field]) => complaints > 0 || form.touched.has(field));
  const faults: FieldFaults = Object.fromEntries([...ofServer, ...seen]);
  return {
    values: form.values,
    first,
    isDirty: form.isDirty,
    faults,
    complaints,
    set(name: string, value: string) {
      form.set(name, value);
      setRefused((before) => ({ ...before, changed: new Set(before.changed).add(name) }));
    },
    touch: form.touch,
    /** What is sent; undefined while something is wrong with it, which is then said. */
    draft() {
      if (Object.keys(own).length === 0) return draftOf(type, form.values, stored);
      setComplaints((count) => count + 1);
      return undefined;
    },
  };
}

export type ConsoleFormState = ReturnType<typeof useConsoleForm>;
