import type { MessageId } from '@skerry/i18n';
import type { TableProps, TableSelection } from '@skerry/ui';
import type { ReactNode } from 'react';
import type { ListColumn } from './columns/listColumn.ts';
import type { ListAddress } from './listAddress.ts';
import type { ListFilter } from './listFilters.tsx';
import type { NoMatchElsewhere } from './ListNoMatch.tsx';
import type { ListSort } from './listQuery.ts';
import type { ListSearch } from './ListToolbar.tsx';
import type { PhoneRow } from './phone/usePhoneColumns.tsx';
import type { ListSavedViews } from './saved-views/savedViews.ts';

/** One page of an answer. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly totalPages: number;
  /** The page that these rows are; the first is 0. */
  readonly currentPage: number;
}

/** What a list asks the server, as `useQuery` gives it with `keepPreviousData`. */
export interface ListQuery<Row> {
  readonly data: ListAnswer<Row> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => unknown;
}

export interface ListProps<Row> extends Pick<TableProps<Row>, 'groupOf' | 'rowBefore' | 'rowDetails' | 'rowState'> {
  /** Names what the browser remembers of the list. */
  id: string;
  /** Names the table. */
  label: string;
  address: Omit<ListAddress<{ readonly page: number }>, 'change'>;
  query: ListQuery<Row>;
  /** Rows whose own columns wait for something else. @default false */
  isWaiting?: boolean;
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Rows open beside the list, in the same page. @default false */
  staysInView?: boolean;
  /** All columns that the reader may see. Keep the array between renders. */
  columns: readonly ListColumn<Row>[];
  /** Ids of the columns that are shown without a choice. @default all */
  usualColumns?: readonly string[];
  /** Keep the object between renders, as the columns. */
  phone: PhoneRow<Row>;
  /** Lines of a comfortable row. @default 2 */
  lines?: 1 | 2;
  search?: ListSearch;
  filters?: readonly ListFilter[];
  /** The tab of the list that is open, where no chip says it. */
  tab?: string;
  sort: ListSort | undefined;
  onSortChange?: (sort: ListSort) => void;
  /** How the rows are sorted, where no column says it. */
  sortHint?: string;
  /** How many are found, in words. */
  count: string | undefined;
  found?: number | undefined;
  /** Across the list below its toolbar, where it also says that there is no network. */
  strip?: ReactNode;
  /** What is missing of the list, above the rows. */
  notice?: ReactNode;
  /** From `useTableSelection`; phones have it when `isSelecting`. */
  selection?: TableSelection<Row>;
  /** Other ways to show it, beside the View menu. */
  toolbarEnd?: ReactNode;
  /** From `savedViewsOf`. */
  savedViews: ListSavedViews;
  /** What else is in the View menu. */
  viewItems?: (close: () => void) => ReactNode;
  /** Below the rows, such as "25 users per page". */
  perPage: string;
  /** A line after the last row. */
  foot?: ReactNode;
  /** How many rows to draw while they are loading. @default 12 */
  expectedRows?: number;
  /** What failed, where nothing can be shown. */
  errorTitle: MessageId;
  /** There is nothing, whatever the filter. @default where nothing is filtered */
  isEmpty?: boolean;
  /** In place of a list that has nothing, whatever the filter. */
  empty: ReactNode;
  /** What nothing is found of where a filter finds nothing. @default “nothing” */
  noMatchTitle?: string;
  /** What to do where a filter finds nothing, besides clearing it. */
  noMatchBody?: string;
  /** What a looser filter finds where this one finds nothing. */
  noMatchElsewhere?: NoMatchElsewhere | undefined;
}
