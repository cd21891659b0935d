'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { takeFocus } from './useFocusHandover.ts';

/** Where the focus was. */
export interface LostFocus {
  /** The piece that had it, in itself or in something inside. */
  readonly piece: HTMLElement;
  /** Its place among the pieces. */
  readonly index: number;
}

interface FocusAfterRemovalOptions {
  /** What comes and goes, as a selector. */
  readonly pieces: string;
  /** What gets it instead; where there is nothing, the part itself does. @default what stands in its place now, or else the last */
  readonly nearest?: (lost: LostFocus, pieces: readonly HTMLElement[]) => HTMLElement | null | undefined;
}

/**
 * For a part whose pieces come and go, such as chips, rows and pages: where the piece that had the focus goes away, the nearest one gets it,
 * so that the keyboard goes on from here and not from the top of the page. To be called by the part that changes its pieces.
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  { pieces, nearest = inItsPlace }: FocusAfterRemovalOptions,
): void {
  const last = useRef<LostFocus & { readonly element: HTMLElement }>(undefined);
  const find = () => [...(root.current?.querySelectorAll<HTMLElement>(pieces) ?? [])];
  const remember = useEffectEvent((element: HTMLElement) => {
    const found = find();
    const index = found.findIndex((piece) => piece.contains(element));
    const piece = found[index];
    last.current = piece && { element, piece, index };
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const gain = ({ target }: FocusEvent) => remember(target as HTMLElement);
    // Left by the person, if the element is there a moment later.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && last.current?.element === target) last.current = undefined;
      });
    element.addEventListener('focusin', gain);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', gain);
      element.removeEventListener('focusout', leave);
    };
    // The root may come later than the part.
  });

  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.piece.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) takeFocus(nearest(lost, find()) ?? root.current);
  });
}

export function inItsPlace({ index }: LostFocus, pieces: readonly HTMLElement[]): HTMLElement | undefined {
  return pieces[Math.min(index, pieces.length - 1)];
}
