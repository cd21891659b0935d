import { useEffect, useState, type RefObject } from 'react';
import { isDevelopment } from '../../behavior/isDevelopment.ts';

/** Tables that were told of, so that each is told of once. */
const told = new Set<string>();

/** How long it has to be too wide before the console says so, in ms. */
const untilSteady = 500;

/**
 * Whether the columns of a table need more room than there is: it then scrolls by itself, as the page must not. Only as long as it has to,
 * because what scrolls to the side lets neither its head nor its foot stay in sight.
 */
export function useTooWide(frame: RefObject<HTMLElement | null>, label: string, isShown: boolean): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const table = isShown ? frame.current?.querySelector(':scope > table') : undefined;
    // Tests without a browser have none.
    if (!frame.current || !table || typeof ResizeObserver === 'undefined') return;
    const { current } = frame;
    const observer = new ResizeObserver(() => setTooWide(table.clientWidth > current.clientWidth + 1));
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame, isShown]);

  useEffect(() => {
    if (!isTooWide || told.has(label) || !isDevelopment()) return;
    // A scrollbar that comes with the rows, or a font, makes it so for a moment.
    const timer = setTimeout(() => {
      const place = frame.current?.clientWidth ?? 0;
      const table = frame.current?.querySelector(':scope > table')?.clientWidth ?? 0;
      if (table <= place + 1) return;
      told.add(label);
      console.warn(
        `Table "${label}" (${table} px) is wider than its place (${place} px) and scrolls to the side. Let columns give way with \`visibleFrom\`, or make them narrower.`,
      );
    }, untilSteady);
    return () => clearTimeout(timer);
  }, [isTooWide, label, frame]);
  return isTooWide && isShown;
}
