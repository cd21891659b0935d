import type { ReactNode } from 'react';
import { StackedTable } from './Columns.styles.ts';

export interface StackedRow<Item> {
  readonly id: string;
  /** Stands above the row. */
  readonly label: ReactNode;
  readonly part?: 'sites';
  readonly cell: (item: Item) => ReactNode;
  /** Whether an item has another value than the one it is compared with. */
  readonly differs?: (item: Item) => boolean;
}

interface StackedColumnsProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  headOf: (item: Item) => ReactNode;
  chosen: Item;
  rows: readonly StackedRow<Item>[];
  /** The column for one more. */
  add?: ReactNode;
}

/** Up to four things beside each other, the word of each row above it. */
export function StackedColumns<Item>({ items, idOf, headOf, chosen, rows, add }: StackedColumnsProps<Item>) {
  const span = items.length + (add ? 1 : 0);
  return (
    <StackedTable data-is-tight={items.length > 2 ? '' : undefined} data-is-alone={items.length === 1 ? '' : undefined}>
      <colgroup>
        {items.map((item) => (
          <col key={idOf(item)} />
        ))}
        {add && <col style={{ width: '9.25rem' }} />}
      </colgroup>
      <thead>
        <tr>
          {items.map((item) => (
            <th key={idOf(item)} scope="col" data-is-chosen={item === chosen ? '' : undefined}>
              {headOf(item)}
            </th>
          ))}
          {add && <td>{add}</td>}
        </tr>
      </thead>
      {rows.map(({ id, label, part, cell, differs }) => (
        <tbody key={id} data-part={part}>
          <tr>
            <th scope="rowgroup" colSpan={span}>
              {label}
            </th>
          </tr>
          <tr>
            {items.map((item) => (
              <td key={idOf(item)} data-differs={differs?.(item) ? '' : undefined}>
                {cell(item)}
              </td>
            ))}
            {add && <td />}
          </tr>
        </tbody>
      ))}
    </StackedTable>
  );
}
