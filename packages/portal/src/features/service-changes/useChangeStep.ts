import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changeSteps, stepOf, type ChangeFault, type ChangeStep } from './changeForm.ts';

export interface ChangeStepAddress {
  readonly step: ChangeStep;
  readonly hrefOf: (step: ChangeStep) => string;
  readonly goTo: (step: ChangeStep, options?: { replace?: boolean }) => void;
}

/** The step of the form, which lives in its address: `&step=checkout`. Nobody checks out with something missing before. */
export function useChangeStep(faults: readonly ChangeFault[]): ChangeStepAddress {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const wanted = changeSteps.find((step) => step === query.get('step')) ?? 'change';
  const isBeyond = wanted === 'checkout' && faults.some(({ field }) => stepOf(field) === 'change');
  const queryOf = (step: ChangeStep) => {
    const next = new URLSearchParams(query);
    if (step === 'change') next.delete('step');
    else next.set('step', step);
    return next.toString();
  };
  const goTo: ChangeStepAddress['goTo'] = (step, options) => setQuery(queryOf(step), options);
  useEffect(() => {
    if (isBeyond) goTo('change', { replace: true });
  });
  return { step: isBeyond ? 'change' : wanted, hrefOf: (step) => `${pathname}?${queryOf(step)}`, goTo };
}
