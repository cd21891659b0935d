import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus to the heading where what had it is gone with what it did, such as the button that cancels. */
export function useRestoredFocus(heading: RefObject<HTMLElement | null>, version: number): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // Nothing has it, or all of the page.
    if (document.activeElement?.contains(heading.current) === true) heading.current?.focus({ preventScroll: true });
  }, [heading, version]);
}
