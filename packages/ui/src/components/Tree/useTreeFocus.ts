'use client';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFocusAfterRemoval } from '../../behavior/useFocusAfterRemoval.ts';
import { moveOf, rowNamed, type TreeMove } from './treeKeys.ts';
import type { TreeRow } from './treeRows.ts';

interface TreeFocusOptions {
  readonly rows: readonly TreeRow[];
  /** Key of the row that the Tab key comes to, while nobody has been in the tree. */
  readonly first: string | undefined;
  readonly act: (move: Exclude<TreeMove, undefined>, event: KeyboardEvent) => void;
}

/** One row is a stop of the Tab key; arrows, Home, End and letters move it. */
export function useTreeFocus({ rows, first, act }: TreeFocusOptions) {
  const root = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<TreeRow>();
  const search = useRef({ text: '', at: 0 });
  // A row that has gone leaves its place to what lies beside it, such as what was loaded, or else to what it lay in.
  const beside = last && rows.find((row) => row.parent === last.parent && last.parent !== undefined)?.key;
  const places = [last?.key, beside, last?.parent, first];
  const current = places.find((key) => rows.some((row) => row.key === key)) ?? rows[0]?.key;
  useFocusAfterRemoval(root, {
    pieces: '[role="treeitem"]',
    nearest: (_, items) => items.find(({ tabIndex }) => tabIndex === 0),
  });

  const focusRow = (index: number) => {
    const row = rows[index];
    if (row) root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus();
  };
  return {
    root,
    current,
    focusRow,
    treeProps: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const key = target.dataset['key'];
        if (key !== undefined) setLast(rows.find((row) => row.key === key));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, ctrlKey, metaKey, altKey, timeStamp, currentTarget } = event;
        if (altKey) return;
        const index = rows.findIndex((row) => row.key === current);
        const move = ctrlKey || metaKey ? undefined : moveOf(key, rows, index, isBackwards(currentTarget));
        if (move) {
          event.preventDefault();
          if (move.kind === 'focus') focusRow(move.index);
          act(move, event);
        } else if (/^\S$/u.test(key) && !ctrlKey && !metaKey) {
          // Letters in quick succession are one word.
          search.current = {
            text: timeStamp - search.current.at < 500 ? search.current.text + key : key,
            at: timeStamp,
          };
          const found = rowNamed(search.current.text, rows, index);
          if (found >= 0) focusRow(found);
        } else if (/^Arrow|^Home$|^End$/u.test(key)) event.preventDefault();
      },
    },
  };
}

const isBackwards = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';
