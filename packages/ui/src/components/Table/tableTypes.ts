import type { ReactNode } from 'react';
import type { Breakpoint } from '../../tokens/breakpoints.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The width of the window from which the column is shown: its priority. The first column is always shown. @default 'extraSmall' */
  readonly visibleFrom?: Breakpoint;
  /** Right-aligned, in figures of equal width: amounts, capacities, due dates. @default false */
  readonly isNumeric?: boolean;
  /** Its head sorts by it; needs `onSortChange`. @default false */
  readonly isSortable?: boolean;
  /** Wanted width from extraLarge up, as CSS writes it; the rest, and all width below, is shared by content. Virtual tables keep it everywhere: give it in rem to all of their columns, and a table that has too little room scrolls to the side. */
  readonly width?: string;
  /** What stands in the column while loading. @default 'text' */
  readonly shape?: 'text' | 'tags' | 'switch';
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowState {
  readonly isSelected?: boolean;
  /** Muted, such as a user who may not log in. */
  readonly isInactive?: boolean;
  /** A change of this row is under way. */
  readonly isUpdating?: boolean;
}

/** What `useTableSelection` gives a table. */
export interface TableSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** Whether anything is selected, so that the bar takes the place of the toolbar. */
  readonly isActive: boolean;
  readonly head: ReactNode;
  /** Called again only when the row or its state changes. */
  readonly cell: (row: Row, isSelected: boolean) => ReactNode;
  readonly bar: ReactNode;
}
