import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './changeRequestForm.ts';

/** Takes the focus to a step that is come to, and to the first field that the server objects to. */
export function useStepFocus(root: RefObject<HTMLFormElement | null>, step: Step, refusals: number): void {
  const shown = useRef(step);
  const told = useRef(refusals);
  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    // Where the objection is in another step, that one is yet to come.
    const invalid = told.current === refusals ? undefined : find('[aria-invalid="true"]');
    if (!invalid && shown.current === step) return;
    shown.current = step;
    told.current = refusals;
    if (invalid) invalid.focus();
    // The window has gone to the top of the page by itself.
    else find('[role="group"][tabindex="-1"]')?.focus({ preventScroll: true });
  }, [root, step, refusals]);
}
