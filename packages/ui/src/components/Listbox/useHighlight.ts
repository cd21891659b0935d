'use client';
import { useRef, type RefObject } from 'react';

export interface HighlightParts {
  /** For the panel of the list. */
  readonly panelRef: RefObject<HTMLDivElement | null>;
  /** Brings an option into view, in a list that doesn't hold all of its rows. */
  readonly scrollRef: RefObject<((index: number) => void) | null>;
  /** To be told when another option is highlighted, and by what kind of change. */
  readonly onHighlight: (change: { highlightedIndex?: number; type: unknown }) => void;
}

/** The kinds of change that a pointer makes, of one downshift hook. In a production build they are numbers, and each hook has its own. */
interface PointerTypes {
  readonly ItemMouseMove: unknown;
  readonly MenuMouseLeave: unknown;
  readonly ItemClick: unknown;
  readonly ToggleButtonClick: unknown;
}

/** What follows the keyboard through a list: its ring, and the part of a long list that is in view. */
export function useHighlight(types: PointerTypes): HighlightParts {
  const panelRef = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<(index: number) => void>(null);
  return {
    panelRef,
    scrollRef,
    onHighlight({ highlightedIndex = -1, type }) {
      const isByPointer =
        type === types.ItemMouseMove ||
        type === types.MenuMouseLeave ||
        type === types.ItemClick ||
        type === types.ToggleButtonClick;
      // Written to the element: only its look follows, and rendering the rows for that would slow the keys down.
      panelRef.current?.toggleAttribute('data-keyboard', !isByPointer);
      if (!isByPointer) scrollRef.current?.(highlightedIndex);
    },
  };
}
