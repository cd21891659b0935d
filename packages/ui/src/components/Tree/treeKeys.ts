import type { TreeRow } from './treeRows.ts';

/** What a key means in a tree, after ARIA's practices. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly index: number }
  | { readonly kind: 'open' | 'close'; readonly index: number }
  | { readonly kind: 'openSiblings'; readonly index: number }
  | { readonly kind: 'press'; readonly index: number }
  | undefined;

/** @param isBackwards the language is written from right to left */
export function moveOf(key: string, rows: readonly TreeRow[], current: number, isBackwards: boolean): TreeMove {
  const row = rows[current];
  if (!row) return undefined;
  const focus = (index: number): TreeMove =>
    index >= 0 && index < rows.length && index !== current ? { kind: 'focus', index } : undefined;
  const [inward, outward] = isBackwards ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case 'ArrowDown':
      return focus(current + 1);
    case 'ArrowUp':
      return focus(current - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case inward:
      if (!row.canOpen) return undefined;
      return row.isOpen ? focus(current + 1) : { kind: 'open', index: current };
    case outward:
      if (row.isOpen) return { kind: 'close', index: current };
      return focus(rows.findIndex(({ key: one }) => one === row.parent));
    case '*':
      return { kind: 'openSiblings', index: current };
    case 'Enter':
    case ' ':
      return { kind: 'press', index: current };
    default:
      return undefined;
  }
}

/** The next row whose label begins with what is typed, from the current one on and round; -1 for none. */
export function rowNamed(typed: string, rows: readonly TreeRow[], current: number): number {
  const word = typed.toLocaleLowerCase();
  const isOneLetter = new Set(word).size === 1;
  const from = isOneLetter ? current + 1 : current;
  const order = rows.map((_, offset) => (from + offset) % rows.length);
  return (
    order.find((index) => {
      const row = rows[index];
      return row?.kind === 'item' && row.item.label.toLocaleLowerCase().startsWith(isOneLetter ? word.charAt(0) : word);
    }) ?? -1
  );
}
