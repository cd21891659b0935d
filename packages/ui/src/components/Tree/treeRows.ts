import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

export interface TreeItem<Value extends string = string> {
  /** Unlike that of every other item of the tree. */
  readonly value: Value;
  readonly label: string;
  /** After the label, such as how many there are. */
  readonly hint?: string;
  /** Stands before the label. */
  readonly icon?: IconComponent;
  /** What lies in it. */
  readonly items?: readonly TreeItem<Value>[];
  /** Something lies in it that is loaded by `loadItems` when it is opened. @default whether `items` are given */
  readonly hasItems?: boolean;
  /** Can't be chosen for now; it can be reached, and opened. */
  readonly disabled?: boolean;
}

/** What is known of the things in an item that are loaded when they are wanted. */
export type LoadedItems<Value extends string> = readonly TreeItem<Value>[] | 'loading' | 'failed';

export interface TreeRow<Value extends string = string> {
  /** Of the row: that of the item, or for a row about loading one made of it. */
  readonly key: string;
  /** `loading`, `failed` and `empty` are said of what lies in the item. */
  readonly kind: 'item' | 'loading' | 'failed' | 'empty';
  readonly item: TreeItem<Value>;
  /** From 1 on. */
  readonly level: number;
  /** Place among those that lie in the same item, from 1 on. */
  readonly position: number;
  readonly setSize: number;
  readonly isOpen: boolean;
  readonly canOpen: boolean;
  /** Key of the row of the item that it lies in. */
  readonly parent: string | undefined;
}

interface TreeState<Value extends string> {
  readonly expanded: readonly Value[];
  readonly loaded: Readonly<Record<string, LoadedItems<Value>>>;
}

/** What is in view, from top to bottom. */
export function rowsOf<Value extends string>(
  items: readonly TreeItem<Value>[],
  state: TreeState<Value>,
  level = 1,
  parent?: string,
): TreeRow<Value>[] {
  return items.flatMap((item, index) => {
    const inside = item.items ?? state.loaded[item.value];
    const isKnownEmpty = Array.isArray(item.items) && item.items.length === 0;
    const canOpen = item.hasItems ?? !(item.items === undefined || isKnownEmpty);
    const isOpen = canOpen && state.expanded.includes(item.value);
    const row = {
      key: item.value,
      kind: 'item',
      item,
      level,
      position: index + 1,
      setSize: items.length,
      isOpen,
      canOpen,
      parent,
    } as const;
    if (!isOpen) return [row];
    const about = (kind: 'loading' | 'failed' | 'empty'): TreeRow<Value> => ({
      ...row,
      key: `${item.value} ${kind}`,
      kind,
      level: level + 1,
      position: 1,
      setSize: 1,
      isOpen: false,
      canOpen: false,
      parent: item.value,
    });
    if (inside === undefined || inside === 'loading') return [row, about('loading')];
    if (inside === 'failed') return [row, about('failed')];
    if (inside.length === 0) return [row, about('empty')];
    return [row, ...rowsOf(inside, state, level + 1, item.value)];
  });
}
