'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether all links of the header have room beside what else stands in it, so that none has to be under "More options". Measured before the
 * browser draws, and again when the width of the header or its letters change.
 *
 * @param nav holds the links; with `data-all-fit` it shows all of them
 * @param isWanted false where some pages are under "More options" at every width
 */
export function useAllFit(nav: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [allFit, setAllFit] = useState(false);
  useLayoutEffect(() => {
    const element = nav.current;
    const row = element?.parentElement;
    // Tests without a browser measure nothing.
    if (!isWanted || !element || !row || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const others = [...row.children].filter((child) => child !== element && !child.contains(element));
      const widths = () => others.map((child) => child.getBoundingClientRect().width);
      const was = element.hasAttribute('data-all-fit');
      element.removeAttribute('data-all-fit');
      const before = widths();
      element.setAttribute('data-all-fit', '');
      const after = widths();
      // What stands beside the links gives way before they run over the edge.
      const fit =
        row.scrollWidth <= row.clientWidth + 1 && after.every((width, index) => width > (before[index] ?? 0) - 1);
      element.toggleAttribute('data-all-fit', was);
      setAllFit(fit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of [row, ...row.children]) if (child !== element) observer.observe(child);
    return () => observer.disconnect();
  }, [nav, isWanted]);
  return allFit && isWanted;
}
