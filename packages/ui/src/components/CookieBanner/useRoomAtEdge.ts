import { useEffect, type RefObject } from 'react';

/** Between the banner and what it stands above, in px. */
const distance = 8;
/** Of a banner over the page from the lower edge, in px. */
const usual = 16;

/**
 * Keeps the banner, and whatever stays at the lower edge of the window, clear of each other. A banner over the page stands above the end of a table
 * that would be under it; one that is a bar has the end of tables above it, by `--sk-sticky-bottom`. What gets the focus is scrolled clear of both.
 */
export function useRoomAtEdge(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const keepClear = () => {
      const { position } = getComputedStyle(element);
      const height = element.offsetHeight;
      if (position === 'sticky') style.setProperty('--sk-sticky-bottom', `${height}px`);
      else style.removeProperty('--sk-sticky-bottom');
      const lifted = position === 'fixed' ? aboveTable(height) : 0;
      element.style.setProperty('--lifted', `${lifted}px`);
      const covers = position === 'fixed' || position === 'sticky';
      style.scrollPaddingBottom = covers ? `${height + lifted + distance}px` : '';
    };
    keepClear();
    // What comes later, such as the rows of a table, changes the height of the page.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(keepClear);
    observer?.observe(document.body);
    window.addEventListener('resize', keepClear);
    window.addEventListener('scroll', keepClear, { passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', keepClear);
      window.removeEventListener('scroll', keepClear);
      style.removeProperty('--sk-sticky-bottom');
      style.scrollPaddingBottom = '';
    };
  }, [banner]);
}

/** How far from the lower edge a banner stands, in px: higher than usual where the end of a table would be under it. */
function aboveTable(height: number): number {
  const edge = window.innerHeight;
  const end = document.querySelector('[data-table-end]')?.getBoundingClientRect();
  const isUnder = end && end.height > 0 && end.bottom > edge - usual - height - distance && end.top < edge;
  return isUnder ? edge - end.top + distance : usual;
}
