import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface FocusAfterBar {
  /** For an element beside the bar, in the table, that stays. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly barProps: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Where the focus goes once the bar for selected rows is gone with the button that had it: to the check box for all rows, or else to the
 * table. Also where that button asked in a dialog first, which gives the focus back to what is no longer there.
 */
export function useFocusAfterBar(isShown: boolean): FocusAfterBar {
  const placeRef = useRef<HTMLDivElement>(null);
  const wasInBar = useRef(false);

  useEffect(() => {
    if (isShown || !wasInBar.current) return;
    wasInBar.current = false;
    const giveFocus = () => {
      if (document.activeElement !== document.body) return;
      const table = placeRef.current?.parentElement;
      const all = table?.querySelector<HTMLInputElement>('thead [data-lead] input:not(:disabled)');
      const target = all ?? table;
      if (!target) return;
      // Takes the focus from a program, but is no stop of the Tab key.
      if (!all) target.tabIndex = -1;
      target.focus();
    };
    giveFocus();
    if (!isInDialog(document.activeElement)) return;
    // A dialog that is still open goes with its element, and the page behind takes the focus a moment later.
    const observer = new MutationObserver(() => {
      if (isInDialog(document.activeElement)) return;
      observer.disconnect();
      setTimeout(giveFocus);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isShown]);

  return {
    placeRef,
    barProps: {
      onFocus: () => {
        wasInBar.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a target the focus was lost, or the button went; in a dialog somebody is asked.
        if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
        wasInBar.current = isInDialog(relatedTarget);
      },
    },
  };
}

function isInDialog(element: Element | null): boolean {
  return element?.closest('[aria-modal="true"]') != null;
}
