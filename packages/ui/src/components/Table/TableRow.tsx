'use client';
import { memo, type ReactNode, type Ref } from 'react';
import type { LinkComponent } from '../../theme/KitContext.ts';
import { lastBelow } from './lastColumn.ts';
import type { TableColumn, TableSelection } from './tableTypes.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly linkComponent: LinkComponent;
  readonly href: string | undefined;
  readonly lead: TableSelection<Row>['cell'] | undefined;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isInactive: boolean;
  readonly isUpdating: boolean;
  /** Place among all rows, for those of which only some are in the page. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** Plain elements, styled by the table: a thousand rows are made of them, and only those that change are made again. */
function Row<Row>(props: TableRowProps<Row>) {
  const {
    row,
    columns,
    linkComponent: Link,
    href,
    lead,
    isSelected,
    isCurrent,
    isInactive,
    isUpdating,
    index,
    ref,
  } = props;
  return (
    <tr
      ref={ref}
      aria-busy={isUpdating || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-current={isCurrent || undefined}
      data-index={index}
      data-has-link={href === undefined ? undefined : ''}
      data-selected={isSelected ? '' : undefined}
      data-inactive={isInactive ? '' : undefined}
    >
      {lead && <td data-lead="">{lead(row, isSelected)}</td>}
      {columns.map(({ id, cell, visibleFrom, isNumeric }, place) =>
        place === 0 ? (
          <th key={id} scope="row" data-last-below={lastBelow(columns, place)}>
            {href === undefined ? cell(row) : rowLink(Link, href, cell(row))}
          </th>
        ) : (
          <td
            key={id}
            data-visible-from={visibleFrom}
            data-last-below={lastBelow(columns, place)}
            data-numeric={isNumeric ? '' : undefined}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const attribute = { 'data-row-link': '' };

function rowLink(Link: LinkComponent, href: string, children: ReactNode) {
  return (
    <Link {...attribute} href={href}>
      {children}
    </Link>
  );
}

/** As React compares, but for the identity of `lead`: it is a new function whenever anything is selected. */
function isSame<Row>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.linkComponent === after.linkComponent &&
    before.href === after.href &&
    (before.lead === undefined) === (after.lead === undefined) &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.isInactive === after.isInactive &&
    before.isUpdating === after.isUpdating &&
    before.index === after.index &&
    before.ref === after.ref
  );
}

export const TableRow = memo(Row, isSame) as typeof Row;
