'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isInRowPanel } from './rowPanels.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Where arrows, Home and End have a use of their own. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';
/** A form below a row is gone through with Tab, as any form. */
const form = '[data-form]';

/**
 * Makes the body of a table one stop of the Tab key, gone through with the arrow keys as the grid pattern of ARIA has it: Left and Right within
 * a row, Up and Down within a column, Home and End to the ends of a row, with Ctrl to those of the grid. F2 presses what has the focus. What
 * stands below a row is on the way down.
 */
export function useGridKeys(root: RefObject<HTMLElement | null>): void {
  const active = useRef<HTMLElement>(undefined);
  /** Where it was, should it go away, and the column to come back to from what stands below a row. */
  const place = useRef({ row: 0, column: 0 });

  const settle = useEffectEvent(() => {
    const rows = rowsOf(root.current);
    const all = rows.flatMap(stopsOfRow);
    if (!active.current || !all.includes(active.current)) {
      const row = rows[Math.min(place.current.row, rows.length - 1)];
      active.current = row && stopIn(row, place.current.column);
    }
    for (const stop of all) {
      const tabIndex = stop === active.current ? 0 : -1;
      if (stop.getAttribute('tabindex') !== `${tabIndex}`) stop.tabIndex = tabIndex;
    }
    for (const cell of rows.flatMap(cellsOf))
      if (cell.hasAttribute('tabindex') && !all.includes(cell)) cell.removeAttribute('tabindex');
  });
  const gain = useEffectEvent(({ target }: FocusEvent) => {
    const rows = rowsOf(root.current);
    const row = rows.find((each) => each.contains(target as Node));
    if (!row || !stopsOfRow(row).includes(target as HTMLElement)) return;
    active.current = target as HTMLElement;
    const cells = cellsOf(row);
    const column = cells.length > 1 ? cells.findIndex((cell) => cell.contains(active.current ?? null)) : undefined;
    place.current = { row: rows.indexOf(row), column: column ?? place.current.column };
    settle();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, metaKey, shiftKey, ctrlKey } = event;
    if (altKey || metaKey || shiftKey || !(target instanceof HTMLElement) || target.matches(typing)) return;
    const body = root.current?.querySelector('tbody');
    if (!body || isInRowPanel(target, body) || !rowsOf(root.current).flatMap(stopsOfRow).includes(target)) return;
    if (key === 'F2') target.click();
    const next = nextOf(root.current, target, { key, hasCtrl: ctrlKey, column: place.current.column });
    if (next === undefined) return;
    // A menu would open, the page would scroll.
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });

  useLayoutEffect(() => settle());
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => gain(event);
    const onKey = (event: KeyboardEvent) => press(event);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
      // As a table again, all of it is gone through with Tab.
      for (const row of element.querySelectorAll<HTMLElement>('tbody > tr'))
        for (const stop of [...cellsOf(row), ...stopsOfRow(row)]) stop.removeAttribute('tabindex');
    };
  }, [root]);
}

function rowsOf(root: HTMLElement | null): HTMLElement[] {
  const rows = root?.querySelectorAll<HTMLElement>('table > tbody > tr') ?? [];
  return [...rows].filter((row) => stopsOfRow(row).length > 0);
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return ([...row.children] as HTMLElement[]).filter(isShown);
}

/** What takes the focus in a cell: what is pressed in it, or else the cell itself. */
function stopsOf(cell: HTMLElement): HTMLElement[] {
  const found = [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => isShown(each) && !each.closest(form),
  );
  return found.length > 0 || cell.querySelector(form) ? found : [cell];
}

function stopsOfRow(row: HTMLElement): HTMLElement[] {
  return cellsOf(row).flatMap(stopsOf);
}

function stopIn(row: HTMLElement, column: number): HTMLElement | undefined {
  const cells = cellsOf(row);
  const cell = cells[Math.min(column, cells.length - 1)];
  return (cell && stopsOf(cell)[0]) ?? stopsOfRow(row)[0];
}

/** A column may be hidden in a narrow window. */
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function nextOf(
  root: HTMLElement | null,
  from: HTMLElement,
  { key, hasCtrl, column }: { key: string; hasCtrl: boolean; column: number },
): HTMLElement | undefined {
  const rows = rowsOf(root);
  const at = rows.findIndex((row) => row.contains(from));
  const row = rows[at];
  if (!row) return undefined;
  const stops = stopsOfRow(row);
  const beside = (step: number) => stops[Math.min(Math.max(stops.indexOf(from) + step, 0), stops.length - 1)];
  const beyond = (step: 1 | -1) => {
    // One wide cell below a row: what is in it comes one after the other.
    const within = cellsOf(row).length === 1 ? stops[stops.indexOf(from) + step] : undefined;
    if (within) return within;
    const next = rows[at + step];
    if (!next) return from;
    return cellsOf(next).length === 1 ? stopsOfRow(next).at(step === 1 ? 0 : -1) : stopIn(next, column);
  };
  switch (key) {
    case 'ArrowLeft':
      return hasCtrl ? undefined : beside(-1);
    case 'ArrowRight':
      return hasCtrl ? undefined : beside(1);
    case 'ArrowUp':
      return hasCtrl ? undefined : beyond(-1);
    case 'ArrowDown':
      return hasCtrl ? undefined : beyond(1);
    case 'Home':
      return hasCtrl ? rows.flatMap(stopsOfRow)[0] : stops[0];
    case 'End':
      return hasCtrl ? rows.flatMap(stopsOfRow).at(-1) : stops.at(-1);
    default:
      return undefined;
  }
}
