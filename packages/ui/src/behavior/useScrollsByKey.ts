'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Lets the keyboard scroll an element that has nothing in it to move to, while its content is higher than itself. What holds a field or a button
 * scrolls with the focus and gets no stop of its own.
 */
export function useScrollsByKey(ref: RefObject<HTMLElement | null>, focusable: string): void {
  // After every render: the content decides.
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      if (element.scrollHeight > element.clientHeight && !element.querySelector(focusable)) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });
}
