import { useSearchParams } from 'react-router-dom';
import { newChangeRequestPath } from './service-change-requests.paths.ts';
import { steps, type Step } from './changeRequestForm.ts';

export interface StepAddress {
  readonly step: Step;
  readonly hrefOf: (step: Step) => string;
  readonly goTo: (step: Step, options?: { replace?: boolean }) => void;
}

/** The step of the form, which lives in its address: `?step=when`. The first one is left out. */
export function useStep(): StepAddress {
  const [query, setQuery] = useSearchParams();
  const queryOf = (step: Step) => {
    const next = new URLSearchParams(query);
    if (step === steps[0]) next.delete('step');
    else next.set('step', step);
    return next.toString();
  };
  return {
    step: steps.find((step) => step === query.get('step')) ?? steps[0],
    hrefOf: (step) => [newChangeRequestPath, queryOf(step)].filter(Boolean).join('?'),
    goTo: (step, options) => setQuery(queryOf(step), options),
  };
}
