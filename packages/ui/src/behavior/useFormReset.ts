import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/**
 * Takes part in the reset of a form, as native controls do. The browser resets those by itself and knows nothing of what React has set, so the
 * component is rendered once more in any case.
 *
 * @param onReset sets back what the component keeps; what its caller keeps is the caller's to set back
 * @returns a ref for an element of the component, by which its form is found
 */
export function useFormReset(onReset: () => void): (element: Element | null) => void {
  const inForm = useRef<Element>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const reset = useEffectEvent(() => {
    onReset();
    renderAgain();
  });
  useEffect(() => {
    const onFormReset = (event: Event) => {
      // Forms tell of a reset before it happens, and somebody may still call it off.
      setTimeout(() => {
        if (!event.defaultPrevented && formOf(inForm.current) === event.target) reset();
      });
    };
    document.addEventListener('reset', onFormReset, true);
    return () => document.removeEventListener('reset', onFormReset, true);
  }, []);
  return useCallback((element) => {
    inForm.current = element;
  }, []);
}

/** Controls can belong to a form that they do not stand in. */
function formOf(element: Element | null): Element | null | undefined {
  return element && 'form' in element ? (element.form as HTMLFormElement | null) : element?.closest('form');
}
