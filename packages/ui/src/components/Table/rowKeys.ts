import type { KeyboardEvent } from 'react';
import { isInRowPanel } from './rowPanels.ts';

/** Where letters have a use of their own. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/** For a `tbody`: from within a row, J and K go to the next and the last one, and X selects it. One listener for all rows; Enter follows a row's link by itself. */
export const rowKeyHandlers = { onKeyDown: followKeys };

function followKeys(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
  // Menus and dialogs of a row are elsewhere in the page; their events only pass through it.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(typing)) return;
  // Letters find the items of a menu that stands in the row.
  if (isInRowPanel(target, currentTarget)) return;
  const row = target.closest('tr');
  if (key === 'x') row?.querySelector<HTMLElement>('[data-lead] input')?.click();
  const next = { j: rowBeside(row, 'nextElementSibling'), k: rowBeside(row, 'previousElementSibling') }[key];
  const place = next?.querySelector('a[data-row-link]') ?? next?.querySelector('[data-lead] input');
  (place as HTMLElement | null | undefined)?.focus();
}

/** The row before or after, past what stands below a row. */
function rowBeside(row: Element | null | undefined, side: 'nextElementSibling' | 'previousElementSibling') {
  let next = row?.[side];
  while (next?.matches('[data-details], [data-foot]') === true) next = next[side];
  return next;
}
