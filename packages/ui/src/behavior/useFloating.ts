'use client';
import { useCallback, useLayoutEffect, useState, type CSSProperties } from 'react';

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
  setAnchor(element: HTMLElement | null): void;
  setFloating(element: HTMLElement | null): void;
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const [style, setStyle] = useState<CSSProperties>(hidden);

  const place = useCallback(() => {
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
  }, [anchor, floating, side, align, matchesWidth, distance]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    place();
    // Capture hears the scrolling of every element around the anchor.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      setStyle(hidden);
    };
  }, [isOpen, place]);

  return { setAnchor, setFloating, style };
}

/** Before it is measured. */
const hidden: CSSProperties = { position: 'fixed', top: 0, left: 0, visibility: 'hidden' };
