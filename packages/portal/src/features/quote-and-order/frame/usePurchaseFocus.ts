import { useEffect, useRef, type RefObject } from 'react';
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
