import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { cellMark, type CellName } from './cells.ts';

/**
 * Keeps the keyboard in the grid. A cell is a field while it is written in and a button before and after: where the one goes away with the focus,
 * the other gets it. Where the width of the window takes the cells away, what opens the form of the row has it until they are back. A form below a
 * row gives it back to where it was opened.
 *
 * @returns What is called as such a form closes: the focus goes to the first of the row's cells that is in sight.
 */
export function useCellFocus(
  root: RefObject<HTMLElement | null>,
): (siteId: string, names: readonly CellName[]) => void {
  const last = useRef<HTMLElement>(undefined);
  const wanted = useRef<readonly string[]>([]);
  /** The cell that had it before the cells went away. */
  const kept = useRef<string>(undefined);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const gain = ({ target }: FocusEvent) => {
      last.current = (target as HTMLElement).matches('[data-cell]') ? (target as HTMLElement) : undefined;
    };
    // Left by the person, if the field is there a moment later.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && last.current === target) last.current = undefined;
      });
    element.addEventListener('focusin', gain);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', gain);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);

  useLayoutEffect(() => {
    const lost = last.current;
    if (lost && !lost.isConnected) {
      last.current = undefined;
      const mark = lost.dataset['cell'];
      if (document.activeElement === document.body && mark) {
        const [siteId = '', name] = mark.split(' ');
        const before = kept.current?.startsWith(`${siteId} `) ? [kept.current] : [];
        const form = cellMark(siteId, 'form')['data-cell'];
        wanted.current = name === 'form' ? [...before, cellMark(siteId, 'name')['data-cell']] : [mark, form];
        kept.current = name === 'form' ? undefined : mark;
      }
    }
    const marks = wanted.current;
    wanted.current = [];
    for (const mark of marks) {
      const cell = cellWith(root.current, mark);
      cell?.focus();
      if (cell && document.activeElement === cell) return;
    }
  });

  return (siteId, names) => {
    wanted.current = names.map((name) => cellMark(siteId, name)['data-cell']);
  };
}

/** What takes the focus in a cell. */
function cellWith(root: HTMLElement | null, mark: string): HTMLElement | undefined {
  const found = [...(root?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].find(
    ({ dataset }) => dataset['cell'] === mark,
  );
  return found?.matches('button, input') === false ? (found.querySelector('button') ?? undefined) : found;
}
