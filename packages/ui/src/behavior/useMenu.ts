'use client';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

export type MenuStart = 'first' | 'last';

export interface MenuBehavior {
  readonly isOpen: boolean;
  /** Closes; the focus goes back to the button. */
  readonly close: () => void;
  readonly buttonProps: {
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly menuProps: {
    readonly tabIndex: -1;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * The keys of a menu button after ARIA's practices: the focus moves among the elements with `role="menuitem"` inside `menu`. Arrows go round,
 * Home and End jump, letters find, Escape and Tab close.
 */
export function useMenu(
  menu: { readonly current: HTMLElement | null },
  button: { readonly current: HTMLElement | null },
): MenuBehavior {
  const [start, setStart] = useState<MenuStart>();
  const search = useRef({ text: '', at: 0 });
  const isOpen = start !== undefined;

  const close = useCallback(() => {
    setStart(undefined);
    button.current?.focus({ preventScroll: true });
  }, [button]);

  useEffect(() => {
    // Once the menu has been placed: what is hidden takes no focus. After a key or a press that is still before it is painted.
    // It stands where it is seen: nothing needs to scroll.
    if (start)
      itemsOf(menu.current)
        .at(start === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true });
  }, [start, menu]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || menu.current?.contains(target) || button.current?.contains(target)) return;
      setStart(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, menu, button]);

  const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (key === 'Escape') {
      // The menu alone: a dialog around it stays.
      event.stopPropagation();
      close();
    } else if (key === 'Tab') {
      // From the button the browser goes on as if there were no menu.
      close();
    } else if (moveFocus(event, search.current)) {
      event.preventDefault();
    }
  };

  return {
    isOpen,
    close,
    buttonProps: {
      onClick: () => setStart(isOpen ? undefined : 'first'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setStart(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    menuProps: {
      // A press between the items keeps the keys with the menu.
      tabIndex: -1,
      onKeyDown: onMenuKey,
      onBlur: ({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && menu.current?.contains(relatedTarget);
        if (relatedTarget && !isInside && relatedTarget !== button.current) setStart(undefined);
      },
    },
  };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Moves the focus as the key says; false where it says nothing. */
function moveFocus(
  { key, currentTarget, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent<HTMLElement>,
  search: { text: string; at: number },
) {
  const items = itemsOf(currentTarget);
  // None of them after a press on a heading: the menu itself has the focus.
  const current = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (Math.max(current, 0) - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  let next = places[key];
  if (next === undefined && /^\S$/.test(key) && !ctrlKey && !metaKey && !altKey) {
    // Letters in quick succession are one word; the same letter again goes on to the next that begins with it.
    search.text = timeStamp - search.at < 500 ? search.text + key.toLowerCase() : key.toLowerCase();
    search.at = timeStamp;
    const isOneLetter = new Set(search.text).size === 1;
    const word = isOneLetter ? search.text.slice(0, 1) : search.text;
    const from = isOneLetter ? current + 1 : Math.max(current, 0);
    const order = items.map((_, offset) => (from + offset) % items.length);
    next = order.find((index) => items[index]?.textContent.trim().toLowerCase().startsWith(word));
  }
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
