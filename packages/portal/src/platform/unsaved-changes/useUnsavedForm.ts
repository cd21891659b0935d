import { useEffect } from 'react';
import { createRequiredContext } from '../required-context.ts';

/** Tells whether a form holds something that is not saved. */
type Report = (formId: string, isDirty: boolean) => void;

const [UnsavedFormsContext, useReport] = createRequiredContext<Report>('UnsavedForms');
export { UnsavedFormsContext };

/** A form of the page: while it is dirty, leaving asks first. */
export function useUnsavedForm(formId: string, isDirty: boolean): void {
  const report = useReport();
  useEffect(() => {
    report(formId, isDirty);
    return () => report(formId, false);
  }, [report, formId, isDirty]);
}
