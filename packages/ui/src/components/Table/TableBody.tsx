'use client';
import { useKit } from '../../theme/KitContext.ts';
import type { TableColumn, TableProps } from './Table.tsx';
import { BodyCell, BodyRow, RowLink, RowTitle } from './Table.styles.ts';

type TableBodyProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> & {
  readonly rowHref: TableProps<Row>['rowHref'] | undefined;
  readonly rowState: TableProps<Row>['rowState'] | undefined;
};

export function TableBody<Row>({ columns, rows, rowKey, rowHref, rowState }: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => {
        const { isSelected = false, isInactive = false, isUpdating = false } = rowState?.(row) ?? {};
        const href = rowHref?.(row);
        return (
          <BodyRow
            key={rowKey(row)}
            aria-busy={isUpdating || undefined}
            data-has-link={href !== undefined || undefined}
            data-selected={isSelected || undefined}
            data-inactive={isInactive || undefined}
          >
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} row={row} isFirst={index === 0} href={href} />
            ))}
          </BodyRow>
        );
      })}
    </tbody>
  );
}

function Cell<Row>({
  column,
  row,
  isFirst,
  href,
}: {
  column: TableColumn<Row>;
  row: Row;
  isFirst: boolean;
  href: string | undefined;
}) {
  const { linkComponent } = useKit();
  const { cell, visibleFrom, isNumeric = false } = column;
  if (isFirst) {
    return (
      <BodyCell as="th" scope="row">
        {href === undefined ? (
          <RowTitle>{cell(row)}</RowTitle>
        ) : (
          <RowLink as={linkComponent} href={href} data-row-link="">
            {cell(row)}
          </RowLink>
        )}
      </BodyCell>
    );
  }
  return (
    <BodyCell
      data-visible-from={visibleFrom}
      data-align={isNumeric ? 'end' : undefined}
      data-is-numeric={isNumeric || undefined}
    >
      {cell(row)}
    </BodyCell>
  );
}
