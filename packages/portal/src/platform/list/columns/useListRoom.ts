import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { onResize } from '../../browser/onResize.ts';
import { listRoom, type ListRoom, type ListRoomOptions } from './listRoom.ts';

interface Options<Row> extends Omit<ListRoomOptions<Row>, 'listWidth' | 'windowWidth' | 'rem'> {
  root: RefObject<HTMLElement | null>;
}

/** Which of the chosen columns a list has room for, as its window is now. */
export function useListRoom<Row>(options: Options<Row>): ListRoom<Row> {
  const { all, chosen, usual, isOwnChoice, sharesSlack, hasSelection, root } = options;
  const listWidth = useWidth(root, isOwnChoice);
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  return useMemo(
    () =>
      listRoom({ all, chosen, usual, isOwnChoice, sharesSlack, hasSelection, listWidth, windowWidth, rem: remInPx() }),
    [all, chosen, usual, isOwnChoice, sharesSlack, hasSelection, listWidth, windowWidth],
  );
}

/** Width of what an element has inside, known before it is painted. */
function useWidth(root: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = root;
    if (!isWanted || !current || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(current.clientWidth && current.clientWidth - edges);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [root, isWanted]);
  return width;
}

/** Of the table, in px. */
const edges = 2;

const remInPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
