'use client';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { breakpoints, type Breakpoint } from '../../tokens/breakpoints.ts';
import { lastBelow } from './lastColumn.ts';
import type { TableColumn, TableSort } from './tableTypes.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sortedBy: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  readonly lead: ReactNode;
  /** Counts the head as the first row where not all rows are in the page. */
  readonly isCounted: boolean;
}

export function TableHead<Row>({ columns, sortedBy, onSortChange, lead, isCounted }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={isCounted ? 1 : undefined}>
        {lead !== undefined && <td data-lead="">{lead}</td>}
        {columns.map((column, index) => {
          const { id, visibleFrom, isNumeric, isSortable, width } = column;
          const header = column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
          const direction = sortedBy?.columnId === id ? sortedBy.direction : undefined;
          const icon = direction && (
            <Icon icon={direction === 'ascending' ? IconArrowUp : IconArrowDown} size="small" />
          );
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction}
              data-visible-from={visibleFrom}
              data-last-below={lastBelow(columns, index)}
              data-widens={index === 0 && lead !== undefined ? widensBelow(columns) : undefined}
              data-numeric={isNumeric ? '' : undefined}
              {...(width !== undefined && { style: widthStyle(width) })}
            >
              {isSortable && onSortChange ? (
                <button
                  type="button"
                  onClick={() =>
                    onSortChange({ columnId: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  {header}
                  {icon ?? <Icon icon={IconArrowsSort} size="small" />}
                </button>
              ) : (
                <>
                  {header}
                  {icon}
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export interface TableColumnsProps<Row> extends Pick<TableHeadProps<Row>, 'columns'> {
  readonly hasLead: boolean;
  /** There are cells over all columns. */
  readonly hasSpans: boolean;
}

/** The widths of columns that stand still, which then depend on no row. */
export function TableColumns<Row>({ columns, hasLead, hasSpans }: TableColumnsProps<Row>) {
  // A cell over all columns also counts those that gave way: without a width of their own they would take room from the others.
  const spare = hasSpans ? columns.filter(({ visibleFrom }) => visibleFrom !== undefined) : [];
  return (
    <colgroup>
      {hasLead && <col data-lead="" />}
      {columns.map(({ id, visibleFrom, width }, index) => (
        <col
          key={id}
          data-visible-from={visibleFrom}
          data-widens={index === 0 && hasLead ? widensBelow(columns) : undefined}
          {...(width !== undefined && { style: widthStyle(width) })}
        />
      ))}
      {spare.map(({ id }) => (
        <col key={`spare ${id}`} style={{ width: 0 }} />
      ))}
    </colgroup>
  );
}

/** Where no column without a width of its own is left, the first takes the room that is over, or the check boxes would get their part of it. */
function widensBelow<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  const flexible = columns.filter(({ width }) => width === undefined);
  const first = (Object.keys(breakpoints) as Breakpoint[]).find((breakpoint) =>
    flexible.some(({ visibleFrom = 'extraSmall' }) => visibleFrom === breakpoint),
  );
  return first === 'extraSmall' ? undefined : (first ?? 'always');
}

function widthStyle(width: string): CSSProperties & { '--column-width': string } {
  return { '--column-width': width };
}
