'use client';
import { useRef, type RefObject } from 'react';

export interface HighlightParts {
  /** For the panel of the list. */
  readonly panelRef: RefObject<HTMLDivElement | null>;
  /** Brings an option into view, in a list that doesn't hold all of its rows. */
  readonly scrollRef: RefObject<((index: number) => void) | null>;
  /** To be told when another option is highlighted, and by what kind of change. */
  readonly onHighlight: (change: { highlightedIndex?: number; type: string }) => void;
}

/** What follows the keyboard through a list: its ring, and the part of a long list that is in view. */
export function useHighlight(): HighlightParts {
  const panelRef = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<(index: number) => void>(null);
  return {
    panelRef,
    scrollRef,
    onHighlight({ highlightedIndex = -1, type }) {
      const isByPointer = type.includes('mouse') || type.includes('click');
      // Written to the element: only its look follows, and rendering the rows for that would slow the keys down.
      panelRef.current?.toggleAttribute('data-keyboard', !isByPointer);
      if (!isByPointer) scrollRef.current?.(highlightedIndex);
    },
  };
}
