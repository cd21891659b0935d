import type { TableColumn } from '@skerry/ui';
import { useMemo, type RefObject } from 'react';
import { columnsShown, type ListColumn } from './listColumn.ts';
import type { ListSavedViews } from '../saved-views/savedViews.ts';
import { useListColumns, type ListColumns } from './useListColumns.ts';
import { useListRoom } from './useListRoom.ts';

interface Options<Row> {
  id: string;
  columns: readonly ListColumn<Row>[];
  usualColumns?: readonly string[];
  savedViews: ListSavedViews;
  rowDetails?: unknown;
}

interface Surroundings {
  root: RefObject<HTMLElement | null>;
  isPhone: boolean;
  hasSelection: boolean;
}

export interface ShownColumns<Row> {
  readonly choice: ListColumns;
  /** Those that are chosen, in their order. */
  readonly chosen: readonly TableColumn<Row>[];
  /** Those that have room. */
  readonly columns: readonly TableColumn<Row>[];
  /** Ids of the others. */
  readonly withoutRoom: readonly string[];
}

/** The columns of a list: what is chosen, and what of that there is room for. */
export function useShownColumns<Row>(
  { id, columns, usualColumns, savedViews, rowDetails }: Options<Row>,
  { root, isPhone, hasSelection }: Surroundings,
): ShownColumns<Row> {
  const all = useMemo(() => columns.map((column) => column.id), [columns]);
  const choice = useListColumns(id, all, usualColumns, savedViews);
  const usual = useMemo(() => (usualColumns ?? all).filter((each) => all.includes(each)), [usualColumns, all]);
  const chosen = useMemo(() => columnsShown(columns, choice.shown), [columns, choice.shown]);
  const room = useListRoom({
    all: columns,
    chosen,
    usual,
    // A saved view may have the usual ones.
    isOwnChoice: !isPhone && choice.shown.join() !== usual.join(),
    // What stands below a row may have columns of its own that end where these do.
    sharesSlack: rowDetails === undefined,
    hasSelection,
    root,
  });
  return { choice, chosen, ...room };
}
