import { useLayoutEffect, type RefObject } from 'react';

/** A change of page has given the focus to the page, as it had no title yet: now the title has it. */
export function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
