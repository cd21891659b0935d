import { useState } from 'react';
import { lastingStorage } from '../../browser/browser-storage.ts';
import { isViewOpen, type ListSavedViews } from '../saved-views/savedViews.ts';

export interface ListColumns {
  /** Ids of the columns that are shown, in their order. */
  readonly shown: readonly string[];
  readonly onShownChange: (shown: readonly string[]) => void;
  /** Back to the usual columns; undefined while they are shown. */
  readonly onReset: (() => void) | undefined;
}

/**
 * The columns of a list: those of the address, as a saved view has them, or else those that the browser remembers.
 *
 * @param all Ids of all columns that the reader may see.
 * @param usual Ids of those that are shown without a choice.
 */
export function useListColumns(
  listId: string,
  all: readonly string[],
  usual: readonly string[] = all,
  views?: Pick<ListSavedViews, 'state' | 'onColumnsChange'>,
): ListColumns {
  const key = `skerry.${listId}.columns`;
  const [chosen, setChosen] = useState<readonly string[]>(() => lastingStorage.getItem(key)?.split(',') ?? []);
  const named = views?.state.columns.filter((id) => all.includes(id)) ?? [];
  if (views && named.length > 0) {
    return { shown: named, onShownChange: views.onColumnsChange, onReset: () => views.onColumnsChange([]) };
  }
  const known = chosen.filter((id) => all.includes(id));
  const shown = known.length > 0 ? known : usual.filter((id) => all.includes(id));
  return {
    shown,
    onShownChange(next) {
      // They become a change of the view, not of the list without one.
      if (views && isViewOpen(views.state)) {
        views.onColumnsChange(next);
        return;
      }
      lastingStorage.setItem(key, next.join());
      setChosen(next);
    },
    onReset:
      shown.join() === usual.filter((id) => all.includes(id)).join()
        ? undefined
        : () => {
            lastingStorage.removeItem(key);
            setChosen([]);
          },
  };
}
