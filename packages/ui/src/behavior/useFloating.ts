'use client';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';

export interface FloatingOptions {
  readonly isOpen: boolean;
  /** Side it prefers; it changes sides where there is more room. */
  readonly side: 'top' | 'bottom';
  /** @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
  /** As wide as the anchor at least. @default false */
  readonly matchesWidth?: boolean;
  /** Distance from the anchor, in px. @default 4 */
  readonly distance?: number;
}

export interface Floating {
  readonly anchorRef: RefObject<HTMLDivElement | null>;
  /** For an element that is mounted while `isOpen`, at least. */
  readonly floatingRef: RefObject<HTMLElement | null>;
  /** For the floating element, which is `position: fixed` and so is not cut off by what scrolls around it. */
  readonly style: CSSProperties;
}

const edge = 8;

/** Keeps a floating element beside its anchor and inside the window, while either moves. */
export function useFloating({
  isOpen,
  side,
  align = 'start',
  matchesWidth = false,
  distance = 4,
}: FloatingOptions): Floating {
  const anchorRef = useRef<HTMLDivElement>(null);
  const floatingRef = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<CSSProperties>(hidden);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const anchor = anchorRef.current;
      const floating = floatingRef.current;
      if (!anchor || !floating) return;
      const at = anchor.getBoundingClientRect();
      const width = matchesWidth ? Math.max(at.width, floating.offsetWidth) : floating.offsetWidth;
      const height = floating.scrollHeight;
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { top: at.top - distance - edge, bottom: clientHeight - at.bottom - distance - edge };
      const other = side === 'top' ? 'bottom' : 'top';
      const chosen = room[side] >= Math.min(height, 200) || room[side] >= room[other] ? side : other;
      const start = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align];
      setStyle({
        position: 'fixed',
        left: Math.max(edge, Math.min(start, clientWidth - width - edge)),
        maxWidth: clientWidth - 2 * edge,
        maxHeight: room[chosen],
        ...(matchesWidth && { minWidth: at.width }),
        ...(chosen === 'top' ? { bottom: clientHeight - at.top + distance } : { top: at.bottom + distance }),
      });
    };
    place();
    // Capture hears the scrolling of every element around the anchor.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      setStyle(hidden);
    };
  }, [isOpen, side, align, matchesWidth, distance]);

  return { anchorRef, floatingRef, style };
}

/** Before it is measured. */
const hidden: CSSProperties = { position: 'fixed', top: 0, left: 0, visibility: 'hidden' };
