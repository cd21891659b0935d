import { useEffect, type RefObject } from 'react';

/** Where letters have a use of their own. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=dialog]';

/** `/` goes to the search field, `j` and `k` from anywhere into the rows. Within the rows the table itself follows `j`, `k` and `x`. */
export function useListKeys(root: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (!(target instanceof Element) || target.closest(typing) || document.querySelector('dialog[open]')) return;
      if (key === '/') {
        if (!search.current) return;
        event.preventDefault();
        search.current.focus();
      } else if ((key === 'j' || key === 'k') && !target.closest('tbody')) {
        root.current?.querySelector<HTMLElement>('tbody a[data-row-link]')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, search]);
}
