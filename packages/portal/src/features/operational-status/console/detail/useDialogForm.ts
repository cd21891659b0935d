import { useState } from 'react';
import { useTypedTexts } from '../../../../platform/form/useTypedTexts.ts';
import { refusedFields, type FieldFaults } from '../consoleFailure.ts';

/** What stands in a dialog, and what is wrong with it once somebody has tried to send it. */
export function useDialogForm(
  formId: string,
  initial: Readonly<Record<string, string>>,
  { faultsOf, error }: { faultsOf: (values: Readonly<Record<string, string>>) => FieldFaults; error: unknown },
) {
  const [start] = useState(initial);
  const form = useTypedTexts<string>(formId, initial);
  const [complaints, setComplaints] = useState(0);
  const own = faultsOf(form.values);
  const faults: FieldFaults = { ...refusedFields(error), ...(complaints > 0 && own) };
  return {
    ...form,
    start,
    faults,
    complaints,
    /** Whether it may be sent; otherwise what is wrong is said. */
    check() {
      const isFine = Object.keys(own).length === 0;
      if (!isFine) setComplaints((count) => count + 1);
      return isFine;
    },
  };
}
