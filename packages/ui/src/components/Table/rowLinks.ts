import type { MouseEvent } from 'react';
import { isInRowPanel } from './rowPanels.ts';

const ownTargets =
  'a, button, input, select, textarea, label, summary, [role="switch"], [role="button"], [contenteditable], [data-lead]';

/**
 * Makes the area of a row follow its link, for a `tbody`: one listener for all rows, and the text in them can still be marked and copied,
 * which a link laid over the row would prevent. Modifier keys and the middle button open a new tab, as on the link itself.
 */
export const rowLinkHandlers = { onClick: follow, onAuxClick: follow, onMouseDown: keepFromScrolling };

function follow(event: MouseEvent<HTMLElement>) {
  const isMiddle = event.button === 1;
  if (event.defaultPrevented || event.button > 1 || !isPlace(event)) return;
  const marked = window.getSelection();
  if (marked?.type === 'Range' && event.currentTarget.contains(marked.anchorNode)) return;
  const link = (event.target as Element).closest('tr')?.querySelector('a[data-row-link]');
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      altKey,
      shiftKey,
      ctrlKey: ctrlKey || isMiddle,
      metaKey: metaKey || isMiddle,
    }),
  );
}

/** Else the middle button starts to scroll on some systems. */
function keepFromScrolling(event: MouseEvent<HTMLElement>) {
  if (event.button === 1 && isPlace(event)) event.preventDefault();
}

/** Not on a target of its own, and neither in what a control of the row opened nor in what is elsewhere and only sends its events through it. */
function isPlace({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest(ownTargets) && !isInRowPanel(target, currentTarget);
}
