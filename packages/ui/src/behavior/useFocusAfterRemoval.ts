'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { successions, takeFocus } from './focusSuccession.ts';

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
  const placeOf = (element: Element): LostFocus | undefined => {
    const found = find();
    const index = found.findIndex((piece) => piece.contains(element));
    const piece = found[index];
    return piece && { piece, index };
  };
  const remember = useEffectEvent((element: HTMLElement) => {
    const place = root.current?.contains(element) ? placeOf(element) : undefined;
    last.current = place && { ...place, element };
  });

  useEffect(() => {
    // Of the page and not of the part: that would listen anew after each render, and miss the focus that a dialog gives back meanwhile.
    const gain = ({ target }: FocusEvent) => remember(target as HTMLElement);
    // Left by the person, if the element is there a moment later.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && last.current?.element === target) last.current = undefined;
      });
    document.addEventListener('focusin', gain);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', gain);
      document.removeEventListener('focusout', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const giveFrom = (lost: LostFocus) => takeFocus(nearest(lost, find())) || takeFocus(root.current);
    if (root.current)
      successions.set(root.current, (element) => {
        const place = placeOf(element);
        return place && (() => giveFrom(place.piece.isConnected ? (placeOf(place.piece) ?? place) : place));
      });
    const lost = last.current;
    if (!lost || lost.piece.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) giveFrom(lost);
  });
}

function inItsPlace({ index }: LostFocus, pieces: readonly HTMLElement[]): HTMLElement | undefined {
  return pieces[Math.min(index, pieces.length - 1)];
}
