import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstEntry } from '../../../platform/browser/firstEntry.ts';

/** A step that somebody has come to begins at the top, with the focus on its heading; the page that was opened with it leaves both alone. */
export function usePurchaseFocus(): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useRef(isFirstEntry(key));
  useEffect(() => {
    if (isFirstPage.current) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Gives the focus to the page when somebody has come to a step, for the heading to take it once that is there: what had it before is gone. */
export function useStepFocus(isStep: boolean): void {
  const { key } = useLocation();
  const isWanted = useRef(isStep && !isFirstEntry(key));
  useLayoutEffect(() => {
    if (isWanted.current) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}
