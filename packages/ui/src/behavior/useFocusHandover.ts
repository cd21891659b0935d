'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What continues where the element was: the nearest of these around it. */
const places = 'section, [role="region"], [role="dialog"], [role="alertdialog"], [role="tabpanel"], main, body';

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
      const around = placesAround(element);
      // Once the change is in the page. What took its place may have taken the focus as well.
      queueMicrotask(() => {
        if (document.activeElement === document.body) takeFocus(around.find(({ isConnected }) => isConnected));
      });
    };
  }, []);
  return ref;
}

/** From the nearest on. */
export function placesAround(element: Element | null | undefined): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element?.parentElement?.closest<HTMLElement>(places); at; at = at.parentElement?.closest(places))
    around.push(at);
  return around;
}

/** Also of what is no stop of the Tab key, for as long as it has the focus. */
export function takeFocus(place: HTMLElement | null | undefined): void {
  if (!place || place === document.body) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
