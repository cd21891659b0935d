'use client';
import { Fragment, lazy, Suspense, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useKit } from '../../theme/KitContext.ts';
import { useFocusAfterRemoval } from '../../behavior/useFocusAfterRemoval.ts';
import { RowsCame } from './RowsCame.tsx';
import { inNearestRow } from './nearestRow.ts';
import { rowKeyHandlers } from './rowKeys.ts';
import { rowLinkHandlers } from './rowLinks.ts';
import { TableColumns, TableHead } from './TableHead.tsx';
import { TableLoading } from './TableLoading.tsx';
import { TableRow } from './TableRow.tsx';
import { CutText } from './CutText.tsx';
import { useTooWide } from './useTooWide.ts';
import type { RowGroup, RowState, TableColumn, TableSelection, TableSort } from './tableTypes.ts';
import { TableEnd, TableFoot, TableFrame, TableNotice, TableRoot, TableToolbar } from './Table.styles.ts';
import { TableGrid } from './TableGrid.styles.ts';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  readonly label: string;
  /** Keep the array between renders (a constant or `useMemo`), or every row is made again with each. */
  readonly columns: readonly TableColumn<Row>[];
  /** What the rows show, in the order in which they stand. */
  readonly rows: readonly Row[];
  /** What tells a row from all others and stays the same, such as its id. */
  readonly rowKey: (row: Row) => string;
  /** Address behind a row: its first column becomes the link, and the whole row its area. */
  readonly rowHref?: (row: Row) => string;
  /** Whether a row is selected, inactive or being changed. */
  readonly rowState?: (row: Row) => RowState;
  /** Stands below a row that is open, over the whole width; undefined for one that is closed. A button with `aria-expanded` in one of the row's cells opens it. Not for virtual tables. */
  readonly rowDetails?: (row: Row) => ReactNode;
  /** A part of a row below its cells, over the whole width: what is pressed in it, where its columns leave no room. Not for virtual tables. */
  readonly rowFoot?: (row: Row) => ReactNode;
  /** The group of a row. Rows of a group follow one another; the first of them has its heading above it. Not for virtual tables. */
  readonly groupOf?: (row: Row) => RowGroup | undefined;
  /** What lies between a row and the one before it, over the whole width, such as a time in which nothing happens; undefined for nothing. Not for virtual tables. */
  readonly rowBefore?: (row: Row, before: Row | undefined) => ReactNode;
  /** Which column the rows are sorted by. */
  readonly sortedBy?: TableSort;
  /** Makes the heads of sortable columns buttons; sorting itself is yours. */
  readonly onSortChange?: (sort: TableSort) => void;
  /** From `useTableSelection`: a check box per row, and a bar for what is selected. */
  readonly selection?: TableSelection<Row>;
  /** Height of the rows. @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
  /** How many lines the cells of a comfortable row have: all rows are as high as that. @default 1 */
  readonly lines?: 1 | 2;
  /** `fixed` columns stand still: their widths are the columns' own, and a text that is too long is cut off and shown whole when pointed at or focused. @default 'auto' */
  readonly layout?: 'auto' | 'fixed';
  /** Without edges of its own, as all that a `Sheet` without padding holds. @default false */
  readonly isPlain?: boolean;
  /** Its cells are gone through with the arrow keys, and all of them are one stop of the Tab key: for rows that are written in. A form in `rowFoot` is marked with `data-form`. Not for virtual tables. @default false */
  readonly isGrid?: boolean;
  /** Column heads are for screen readers only: rows of one column on phones. @default false */
  readonly isHeadHidden?: boolean;
  /** The head stays at the upper edge of the window, below what `--sk-sticky-top` leaves room for. @default false */
  readonly hasStickyHead?: boolean;
  /** Scrolls by itself at this height, as CSS writes it, under a head that stays. @default with the page */
  readonly height?: string;
  /** Only the rows near the window are in the page. The browser's own search then finds no more than those. @default from 200 rows */
  readonly isVirtual?: boolean;
  /** Without rows, shows their shape after 150 ms; rows that are there stay. @default false */
  readonly isLoading?: boolean;
  /** How many rows are expected; at most 12 are drawn while loading. @default 12 */
  readonly expectedRows?: number;
  /** Stands in place of the rows: an `ErrorState`. */
  readonly error?: ReactNode;
  /** Stands in place of rows that do not exist: an `EmptyState`, or a `NoMatchState` where a filter hides them. */
  readonly empty?: ReactNode;
  /** Search, filters and choices above the table. While rows are selected the bar for them takes its place. */
  readonly toolbar?: ReactNode;
  /** Between toolbar and rows, also while rows are selected: what is filtered by, what is missing. */
  readonly notice?: ReactNode;
  /** A line after the last row, which scrolls with the rows. */
  readonly afterRows?: ReactNode;
  /** Below the rows, and in sight with the foot: that the next ones could not be fetched. */
  readonly rowsNotice?: ReactNode;
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
    rowDetails,
    rowFoot,
    groupOf,
    rowBefore,
    sortedBy,
    onSortChange,
    selection,
    density = 'comfortable',
    lines = 1,
    layout = 'auto',
    isPlain = false,
    isGrid = false,
    isHeadHidden = false,
    hasStickyHead = false,
    height,
    isVirtual = rows.length > 200,
    isLoading = false,
    expectedRows = 12,
    error,
    empty,
    toolbar,
    notice,
    afterRows,
    rowsNotice,
    foot,
    ...rest
  } = props;
  const { linkComponent } = useKit();
  const frame = useRef<HTMLDivElement>(null);
  const isWaiting = isLoading && rows.length === 0;
  const replacement = error ?? (rows.length === 0 && !isLoading ? empty : undefined);
  const isPartial = isVirtual && rows.length > 0;
  useFocusAfterRemoval(frame, { pieces: 'tbody > tr', nearest: inNearestRow });
  const isTooWide = useTooWide(frame, label, replacement === undefined);
  const columnCount = columns.length + (selection ? 1 : 0);
  // A head of rows that spans hidden columns, too, would make room for them.
  const hideable = columns.filter(({ visibleFrom }) => visibleFrom !== undefined);

  const renderRow = (row: Row, place?: { index: number; ref: Ref<HTMLTableRowElement> | undefined }) => {
    const state = rowState?.(row);
    return (
      <TableRow
        key={rowKey(row)}
        row={row}
        columns={columns}
        linkComponent={linkComponent}
        href={rowHref?.(row)}
        lead={selection?.cell}
        isSelected={selection?.isSelected(row) ?? state?.isSelected ?? false}
        isCurrent={state?.isCurrent ?? false}
        isInactive={state?.isInactive ?? false}
        isUpdating={state?.isUpdating ?? false}
        {...(place && { index: place.index, ...(place.ref && { ref: place.ref }) })}
      />
    );
  };
  const renderWithMore = (row: Row, index: number) => {
    const details = rowDetails?.(row);
    const below = rowFoot?.(row) ?? null;
    const group = groupOf?.(row);
    const before = rows[index - 1];
    const between = rowBefore?.(row, before);
    const isFirst = group !== undefined && (before === undefined || groupOf?.(before)?.id !== group.id);
    return (
      <Fragment key={rowKey(row)}>
        {isFirst && (
          <tr data-group="">
            <th colSpan={columnCount - hideable.length} scope="rowgroup">
              {group.label} {group.count !== undefined && <span>{group.count}</span>}
            </th>
            {hideable.map(({ id, visibleFrom }) => (
              <td key={id} data-visible-from={visibleFrom} aria-hidden />
            ))}
          </tr>
        )}
        {between !== undefined && (
          <tr data-between="">
            <td colSpan={columnCount}>{between}</td>
          </tr>
        )}
        {renderRow(row)}
        {below !== null && (
          <tr data-foot="">
            <td colSpan={columnCount}>{below}</td>
          </tr>
        )}
        {details !== undefined && (
          <tr data-details="">
            <td colSpan={columnCount}>{details}</td>
          </tr>
        )}
      </Fragment>
    );
  };
  const renderRows = (render: (row: Row, index: number) => ReactNode, shown = rows) => (
    <tbody {...rowKeyHandlers} {...(rowHref && rowLinkHandlers)}>
      {shown.map(render)}
    </tbody>
  );
  /** A place beyond the end is left for a moment by rows that were just taken away. */
  const renderAt = (index: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    return row === undefined ? null : renderRow(row, { index, ref });
  };

  const end = replacement === undefined && (rowsNotice ?? foot) !== undefined && (
    <TableEnd data-table-end="">
      {rowsNotice}
      {foot !== undefined && <TableFoot>{foot}</TableFoot>}
    </TableEnd>
  );

  return (
    <TableRoot {...rest} data-selecting={selection?.isActive ? '' : undefined} data-plain={isPlain ? '' : undefined}>
      {selection?.bar}
      {toolbar !== undefined && !selection?.isActive && <TableToolbar>{toolbar}</TableToolbar>}
      {notice !== undefined && <TableNotice>{notice}</TableNotice>}
      <RowsCame
        columns={columns}
        sortedBy={sortedBy}
        canBeSorted={onSortChange !== undefined}
        isReady={rows.length > 0 && !isLoading && error === undefined}
      >
        <TableFrame
          ref={frame}
          data-wide={isTooWide ? '' : undefined}
          {...(height !== undefined && { 'data-scrolls': '', style: { '--table-height': height } })}
          {...((height !== undefined || isTooWide) && { tabIndex: 0, role: 'group', 'aria-label': label })}
        >
          {replacement ?? (
            <TableGrid
              role={isGrid ? 'grid' : undefined}
              aria-label={label}
              aria-busy={isLoading}
              aria-rowcount={isPartial ? rows.length + 1 : undefined}
              data-density={density}
              data-lines={lines}
              data-layout={layout === 'fixed' ? 'fixed' : undefined}
              data-head-hidden={isHeadHidden ? '' : undefined}
              data-sticky-head={hasStickyHead || height !== undefined ? '' : undefined}
              data-virtual={isPartial ? '' : undefined}
            >
              {layout === 'fixed' && (
                <TableColumns
                  columns={columns}
                  hasLead={selection !== undefined}
                  hasSpans={[groupOf, rowBefore, rowDetails, rowFoot].some((spans) => spans !== undefined)}
                />
              )}
              <TableHead
                columns={columns}
                sortedBy={sortedBy}
                onSortChange={onSortChange}
                lead={selection?.head}
                isCounted={isPartial}
              />
              {isWaiting ? (
                <TableLoading
                  columns={columns}
                  count={Math.min(expectedRows, 12)}
                  hasLead={selection !== undefined}
                  lines={density === 'compact' ? 1 : lines}
                />
              ) : isPartial ? (
                <Suspense fallback={renderRows((_, index) => renderAt(index), rows.slice(0, rowsUntilFetched))}>
                  <VirtualBody
                    count={rows.length}
                    columnCount={columnCount}
                    keyAt={(index) => keyAt(rows, rowKey, index)}
                    renderRow={renderAt}
                    rowHeight={density === 'compact' ? 40 : lines === 2 ? 56 : 48}
                    hasLinks={rowHref !== undefined}
                    isScroller={height !== undefined}
                  />
                </Suspense>
              ) : (
                renderRows(rowDetails || rowFoot || rowBefore || groupOf ? renderWithMore : (row) => renderRow(row))
              )}
            </TableGrid>
          )}
          {replacement === undefined && afterRows !== undefined && <TableFoot>{afterRows}</TableFoot>}
          {height === undefined && end}
        </TableFrame>
        {height !== undefined && end}
      </RowsCame>
      {layout === 'fixed' && <CutText within={frame} />}
      {isGrid && (
        <Suspense>
          <GridKeys within={frame} />
        </Suspense>
      )}
    </TableRoot>
  );
}

/** Tables that are never long do not pay for the module. */
const VirtualBody = lazy(async () => {
  const { VirtualBody: Body } = await import('./VirtualBody.tsx');
  return { default: Body };
});
const rowsUntilFetched = 30;

const GridKeys = lazy(async () => {
  const { GridKeys: Keys } = await import('./GridKeys.ts');
  return { default: Keys };
});

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => string, index: number): string {
  const row = rows[index];
  return row === undefined ? `${index}` : rowKey(row);
}
