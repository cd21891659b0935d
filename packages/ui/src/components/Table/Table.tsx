'use client';
import type { ComponentProps, ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Breakpoint } from '../../tokens/breakpoints.ts';
import { TableBody } from './TableBody.tsx';
import { TableLoading } from './TableLoading.tsx';
import { HeadCell, TableFoot, TableFrame, TableGrid, TableRoot, TableToolbar } from './Table.styles.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The width of the window from which the column is shown. The first column is always shown. @default 'extraSmall' */
  readonly visibleFrom?: Breakpoint;
  /** Right-aligned, in figures of equal width: amounts, capacities, due dates. @default false */
  readonly isNumeric?: boolean;
  /** Wanted width from extraLarge up, as CSS writes it; the rest, and all width below, is shared by content. */
  readonly width?: string;
  /** What stands in the column while loading. @default 'text' */
  readonly shape?: 'text' | 'tags' | 'switch';
}

export interface RowState {
  readonly isSelected?: boolean;
  /** Muted, such as a user who may not log in. */
  readonly isInactive?: boolean;
  /** A change of this row is under way. */
  readonly isUpdating?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Address behind a row: its first column becomes the link, and the whole row its area. */
  readonly rowHref?: (row: Row) => string;
  readonly rowState?: (row: Row) => RowState;
  /** Which column the rows are sorted by. */
  readonly sortedBy?: { readonly columnId: string; readonly direction: 'ascending' | 'descending' };
  /** @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
  /** Without rows, shows their shape after 150 ms; rows that are there stay. @default false */
  readonly isLoading?: boolean;
  /** How many rows are expected; at most 12 are drawn while loading. @default 12 */
  readonly expectedRows?: number;
  /** Stands in place of the rows: an `ErrorState`. */
  readonly error?: ReactNode;
  /** Stands in place of rows that do not exist: an `EmptyState`, or a `NoMatchState` where a filter hides them. */
  readonly empty?: ReactNode;
  /** Filter and choices above the table. */
  readonly toolbar?: ReactNode;
  /** Below the table, such as `Pagination`; stays at the lower edge of the window while the table goes on. */
  readonly foot?: ReactNode;
}

/**
 * Rows of the same kind, with columns that give way on narrow windows.
 *
 * @example
 * <Table label="Users" columns={columns} rows={users} rowKey={({ id }) => id} rowHref={({ id }) => `/users/${id}`} />
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    rowState,
    sortedBy,
    density = 'comfortable',
    isLoading = false,
    expectedRows = 12,
    error,
    empty,
    toolbar,
    foot,
    ...rest
  } = props;
  const isWaiting = isLoading && rows.length === 0;
  const replacement = error ?? (rows.length === 0 && !isLoading ? empty : undefined);
  return (
    <TableRoot {...rest}>
      {toolbar !== undefined && <TableToolbar>{toolbar}</TableToolbar>}
      <TableFrame>
        {replacement ?? (
          <TableGrid aria-label={label} aria-busy={isLoading} data-density={density}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <TableHead
                    key={column.id}
                    column={column}
                    direction={sortedBy?.columnId === column.id ? sortedBy.direction : undefined}
                  />
                ))}
              </tr>
            </thead>
            {isWaiting ? (
              <TableLoading columns={columns} count={Math.min(expectedRows, 12)} />
            ) : (
              <TableBody columns={columns} rows={rows} rowKey={rowKey} rowHref={rowHref} rowState={rowState} />
            )}
          </TableGrid>
        )}
        {foot !== undefined && replacement === undefined && <TableFoot>{foot}</TableFoot>}
      </TableFrame>
    </TableRoot>
  );
}

function TableHead<Row>({
  column,
  direction,
}: {
  column: TableColumn<Row>;
  direction: 'ascending' | 'descending' | undefined;
}) {
  const { header, visibleFrom, isNumeric = false, width } = column;
  return (
    <HeadCell
      scope="col"
      aria-sort={direction}
      data-visible-from={visibleFrom}
      data-align={isNumeric ? 'end' : undefined}
      {...(width !== undefined && { style: { '--column-width': width } })}
    >
      {header}
      {direction && <Icon icon={direction === 'ascending' ? IconArrowUp : IconArrowDown} size="small" />}
    </HeadCell>
  );
}
