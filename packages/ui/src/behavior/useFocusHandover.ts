'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { successorsOf } from './focusSuccession.ts';

/**
 * For an element that goes away by its own success, such as a button that tries again: if the focus was in it, the section around it takes
 * the focus, so that the keyboard goes on from here and not from the top of the page.
 */
export function useFocusHandover<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const successors = successorsOf(element);
      // Once the change is in the page. What took its place may have taken the focus as well.
      queueMicrotask(() => {
        if (document.activeElement === document.body) successors.some((give) => give());
      });
    };
  }, []);
  return ref;
}
