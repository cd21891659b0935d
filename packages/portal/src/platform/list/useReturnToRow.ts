import { useEffect, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Address of the row that was opened last, by list. Of this page load: after a new one the browser begins at the top. */
const openedRows = new Map<string, string>();

/** Has a list give the focus to a row when it is shown next: one that was just made elsewhere. */
export function returnToRow(listId: string, href: string): void {
  openedRows.set(listId, href);
}

/**
 * Gives the focus back to the row that its reader opened and has come back from.
 *
 * @param staysInView Rows open beside the list: nobody comes back to it.
 */
export function useReturnToRow(
  listId: string,
  root: RefObject<HTMLElement | null>,
  hasRows: boolean,
  staysInView = false,
): void {
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const element = root.current;
    if (staysInView) return;
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[data-row-link]') : null;
      const href = link?.getAttribute('href');
      if (href) openedRows.set(listId, href);
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [listId, root, staysInView]);

  useEffect(() => {
    const href = openedRows.get(listId);
    if (!hasRows || href === undefined || staysInView) return;
    openedRows.delete(listId);
    // After the heading of the page, which every new page gives the focus to.
    queueMicrotask(() => {
      const links = root.current?.querySelectorAll<HTMLElement>('a[data-row-link]') ?? [];
      const link = [...links].find((each) => each.getAttribute('href') === href);
      link?.focus({ preventScroll: isBack });
    });
  }, [listId, root, hasRows, isBack, staysInView]);
}
