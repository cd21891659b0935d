'use client';
import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';

export interface FloatingOptions {
  readonly isOpen: boolean;
  /** Side it prefers; it changes sides where there is more room. */
  readonly side: 'top' | 'bottom';
  /** @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
  /** As wide as the anchor at least, or exactly. @default false */
  readonly matchesWidth?: boolean | 'exactly';
  /** Distance from the anchor, in px. @default 4 */
  readonly distance?: number;
}

export interface Floating {
  readonly anchorRef: RefObject<HTMLDivElement | null>;
  /** For an element that is mounted while `isOpen`, at least. */
  readonly floatingRef: RefObject<HTMLElement | null>;
  /** Where it begins; it is `position: fixed` and so is not cut off by what scrolls around it. */
  readonly style: CSSProperties;
}

const edge = 8;

/**
 * Keeps a floating element beside its anchor and inside the window, while either moves. Writes to the element itself: opening measures once
 * and renders once.
 */
export function useFloating({
  isOpen,
  side,
  align = 'start',
  matchesWidth = false,
  distance = 4,
}: FloatingOptions): Floating {
  const anchorRef = useRef<HTMLDivElement>(null);
  const floatingRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const opened = floatingRef.current;
    if (!isOpen || !opened) return;
    const place = () => {
      const anchor = anchorRef.current;
      const floating = floatingRef.current;
      if (!anchor || !floating) return;
      const at = anchor.getBoundingClientRect();
      if (matchesWidth === 'exactly') floating.style.width = `${at.width}px`;
      // In a window that has become narrower it still has the least width of the last one.
      const width =
        matchesWidth === 'exactly'
          ? at.width
          : matchesWidth
            ? Math.max(at.width, floating.offsetWidth)
            : floating.offsetWidth;
      const height = floating.scrollHeight;
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { top: at.top - distance - edge, bottom: clientHeight - at.bottom - distance - edge };
      const other = side === 'top' ? 'bottom' : 'top';
      const chosen = room[side] >= Math.min(height, 200) || room[side] >= room[other] ? side : other;
      const start = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align];
      Object.assign(floating.style, {
        left: `${Math.max(edge, Math.min(start, clientWidth - width - edge))}px`,
        maxWidth: `${clientWidth - 2 * edge}px`,
        maxHeight: `${room[chosen]}px`,
        minWidth: matchesWidth ? `${at.width}px` : '',
        top: chosen === 'bottom' ? `${at.bottom + distance}px` : 'auto',
        bottom: chosen === 'top' ? `${clientHeight - at.top + distance}px` : '',
        visibility: 'visible',
      });
    };
    const placeUnlessInside = ({ target }: Event) => {
      if (!(target instanceof Node && floatingRef.current?.contains(target))) place();
    };
    place();
    // Capture hears the scrolling of every element around the anchor.
    window.addEventListener('scroll', placeUnlessInside, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', placeUnlessInside, { capture: true });
      window.removeEventListener('resize', place);
      opened.style.visibility = 'hidden';
    };
  }, [isOpen, side, align, matchesWidth, distance]);

  return { anchorRef, floatingRef, style: unplaced };
}

/** Before it is measured. Always the same object, so React leaves alone what is written to the element. */
const unplaced: CSSProperties = { position: 'fixed', top: 0, left: 0, visibility: 'hidden' };
