import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Focused {
  readonly element: HTMLElement;
  /** What it is about, by `data-kept-focus`. */
  readonly about: string;
  /** Which of the controls of its kind it is there. */
  readonly place: number;
}

/**
 * Keeps the focus where a page shows the same controls in another layout: what stands in an element with
 * `data-kept-focus` gives it to the same control of the element by the same key, with what is selected in it.
 *
 * @param root Holds both layouts.
 * @param instead Gets it where the new layout does not have the control.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, instead?: () => HTMLElement | null | undefined) {
  const last = useRef<Focused>(undefined);
  // Elements leave the page without a word to React; by then the new ones are there.
  useLayoutEffect(() => {
    const before = last.current;
    if (before === undefined || before.element.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const same = [...(root.current?.querySelectorAll<HTMLElement>('[data-kept-focus]') ?? [])]
      .filter(({ dataset }) => dataset['keptFocus'] === before.about)
      .map((about) => alikeIn(about, before.element)[before.place])
      .find((element) => element !== undefined);
    const next = same ?? instead?.();
    next?.focus();
    if (next === same && isText(before.element) && isText(same))
      same.setSelectionRange(before.element.selectionStart, before.element.selectionEnd);
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const about = root.current?.contains(target) ? target.closest<HTMLElement>('[data-kept-focus]') : null;
      last.current = about
        ? { element: target, about: about.dataset['keptFocus'] ?? '', place: alikeIn(about, target).indexOf(target) }
        : undefined;
    },
    onBlur() {
      last.current = undefined;
    },
  };
}

/** Controls of the same kind. */
function alikeIn(about: HTMLElement, control: HTMLElement): HTMLElement[] {
  return [...about.querySelectorAll<HTMLElement>(control.tagName)].filter(
    (each) => each.getAttribute('type') === control.getAttribute('type'),
  );
}

/** Radio buttons and the like have no selected text. */
function isText(element: HTMLElement | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}
