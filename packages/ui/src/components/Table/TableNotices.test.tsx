import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Table, type TableProps } from './Table.tsx';
import { useTableSelection } from './TableSelection.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Order {
  readonly id: string;
  readonly name: string;
  readonly isWaiting: boolean;
}
const orders: readonly Order[] = [
  { id: '1', name: 'Aarhus fibre', isWaiting: true },
  { id: '2', name: 'Bergen wave', isWaiting: true },
  { id: '3', name: 'Malmö link', isWaiting: false },
];
const columns: readonly TableColumn<Order>[] = [
  { id: 'name', header: 'Order', cell: ({ name }) => name },
  { id: 'id', header: 'Number', cell: ({ id }) => id },
];
const given: TableProps<Order> = { label: 'Orders', columns, rows: orders, rowKey: ({ id }) => id };

describe('prop: groupOf', () => {
  const groupOf = ({ isWaiting }: Order) =>
    isWaiting ? { id: 'waiting', label: 'Waiting for you', count: 2 } : { id: 'others', label: 'Others' };

  it('puts a heading for its rows above the first row of each group', async () => {
    renderWithTheme(<Table {...given} groupOf={groupOf} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Waiting for you 2',
      'Aarhus fibre1',
      'Bergen wave2',
      'Others ',
      'Malmö link3',
    ]);
    const heading = within(rows[0] as HTMLElement).getByText(/Waiting for you/);
    expect(heading).toHaveAttribute('scope', 'rowgroup');
    expect(heading).toHaveAttribute('colspan', '2');
    expect(await findViolations()).toEqual([]);
  });

  it('has no heading for rows without a group', () => {
    renderWithTheme(<Table {...given} groupOf={() => undefined} />);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
  });
});

describe('prop: notice', () => {
  function Selectable() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const selection = useTableSelection({
      rows: orders,
      rowKey: ({ id }) => id,
      nameOf: ({ name }) => name,
      selected,
      onSelectedChange: setSelected,
      actions: 'Actions',
    });
    return <Table {...given} selection={selection} toolbar="Toolbar" notice="3 orders" />;
  }

  it('stays while the bar for selected rows takes the place of the toolbar', async () => {
    renderWithTheme(<Selectable />);
    expect(screen.getByText('Toolbar')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bergen wave' }));
    expect(screen.queryByText('Toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1 selected');
    expect(screen.getByText('3 orders')).toBeInTheDocument();
  });
});

describe('prop: rowsNotice', () => {
  it('stands below the rows, and not in the place of rows that are missing', () => {
    const { rerender } = renderWithTheme(<Table {...given} rowsNotice={<p>The next could not be loaded</p>} />);
    const notice = screen.getByText('The next could not be loaded');
    expect(screen.getByRole('table').compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    rerender(<Table {...given} rows={[]} empty="No orders" rowsNotice="The next could not be loaded" />);
    expect(screen.queryByText('The next could not be loaded')).not.toBeInTheDocument();
  });
});

describe('prop: foot', () => {
  it('stays in sight together with the notice above it', () => {
    renderWithTheme(<Table {...given} rowsNotice={<p>The next could not be loaded</p>} foot={<p>Pages</p>} />);
    // One element stays at the edge of the window, with both in it.
    const end = screen.getByText('The next could not be loaded').parentElement;
    expect(end).toContainElement(screen.getByText('Pages'));
    expect(end).not.toContainElement(screen.getByRole('table'));
  });
});

describe('prop: afterRows', () => {
  it('follows the last row and does not stay in sight', () => {
    renderWithTheme(<Table {...given} afterRows={<p>How they add up</p>} foot={<p>Pages</p>} />);
    const line = screen.getByText('How they add up');
    expect(screen.getByRole('table').compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Pages').closest('[data-table-end]')).not.toContainElement(line);
  });

  it('is not there without rows', () => {
    renderWithTheme(<Table {...given} rows={[]} empty="No orders" afterRows={<p>How they add up</p>} />);
    expect(screen.queryByText('How they add up')).not.toBeInTheDocument();
  });
});

describe('prop: isHeadHidden', () => {
  it('keeps the heads for screen readers', () => {
    renderWithTheme(<Table {...given} isHeadHidden />);
    expect(screen.getByRole('columnheader', { name: 'Number' })).toBeInTheDocument();
  });
});
