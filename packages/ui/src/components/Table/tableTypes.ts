import type { ReactNode } from 'react';
import type { Breakpoint } from '../../tokens/breakpoints.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The head is for screen readers only: a column of actions says by itself what it is. @default false */
  readonly isHeaderHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The width of the window from which the column is shown: its priority. The first column is always shown. @default 'extraSmall' */
  readonly visibleFrom?: Breakpoint;
  /** Right-aligned, in figures of equal width: amounts, capacities, due dates. @default false */
  readonly isNumeric?: boolean;
  /** Its head sorts by it; needs `onSortChange`. @default false */
  readonly isSortable?: boolean;
  /** Wanted width, as CSS writes it. With `layout="fixed"` and in virtual tables it holds at every width of the window, and columns without one share the rest; otherwise from extraLarge up. */
  readonly width?: string;
  /** What stands in the column while loading. @default 'text' */
  readonly shape?: 'text' | 'tags' | 'switch';
}

/** Rows that belong together, under a heading of their own. */
export interface RowGroup {
  readonly id: string;
  readonly label: string;
  /** After the label. */
  readonly count?: number;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowState {
  readonly isSelected?: boolean;
  /** The one that is shown elsewhere in the page, such as on a map beside the table. */
  readonly isCurrent?: boolean;
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
