import { IconChevronDown, IconChevronUp, IconUserOff, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoMatchState } from '../EmptyState/NoMatchState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { exampleColumns, exampleUsers, manyUsers, switchColumn, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';
import { paintedWhilePointedAt } from '../../testing/paintedWhilePointedAt.ts';
import { ViewMenu } from '../ViewMenu/ViewMenu.tsx';
import { chooseColumns } from './chooseColumns.ts';
import { useTableSelection } from './TableSelection.tsx';
import type { TableSort } from './tableTypes.ts';

const UsersTable = Table<ExampleUser>;

const meta = {
  title: 'Data/Table',
  component: UsersTable,
  args: {
    label: 'Users',
    columns: exampleColumns,
    rows: exampleUsers,
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#users/${id}`,
    rowState: ({ isActive }) => ({ isInactive: !isActive }),
    sortedBy: { columnId: 'email', direction: 'ascending' },
  },
} satisfies Meta<typeof UsersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    toolbar: <Text tone="muted">Sorted by e-mail</Text>,
    foot: <Pagination page={1} pageCount={3} hrefOf={(page) => `#page-${page}`} summary="25 users per page" />,
  },
};

export const Compact: Story = { args: { density: 'compact' } };

/** A row that is selected stays tinted while it is pointed at. */
export const RowStates: Story = {
  args: { rowState: ({ id }) => ({ isSelected: id === '4', isInactive: id === '5', isUpdating: id === '7' }) },
  play: async ({ canvasElement }) => {
    const [, first, , , selected] = within(canvasElement).getAllByRole('row');
    await expect(paintedWhilePointedAt(first)).toHaveLength(1);
    await expect(paintedWhilePointedAt(selected)).toEqual([]);
  },
};

/** The foot stays at the lower edge of the window while the table goes on. */
export const LongList: Story = {
  args: {
    rows: [0, 1, 2, 3].flatMap((batch) => exampleUsers.map((user) => ({ ...user, id: `${batch}-${user.id}` }))),
    foot: <Pagination page={2} pageCount={8} hrefOf={(page) => `#page-${page}`} summary="25 users per page" />,
  },
};

/** After 150 ms, in the shape of what comes. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** While the same list is fetched again, its rows stay. */
export const Refetching: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon={IconUsers} title="No users yet" action={<Button variant="primary">Add New User</Button>}>
        Those who get a login to the portal are listed here.
      </EmptyState>
    ),
  },
};

/** A filter lets nothing through: says so, and offers to clear it. */
export const NoMatch: Story = {
  args: {
    rows: [],
    empty: (
      <NoMatchState title={'No user matches "brahe"'} onClear={() => undefined}>
        Check the spelling, or clear the filter.
      </NoMatchState>
    ),
  },
};

/** The rows could not be fetched; the button tries again. */
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The users could not be fetched" onRetry={() => undefined}>
        Information is not available at the moment
      </ErrorState>
    ),
  },
};

/** Figures stand right, in digits of equal width. */
export const Figures: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Invoice', cell: ({ name }) => name },
      { id: 'amount', header: 'Amount', cell: ({ id }) => `${Number(id) * 1_184} 350,00`, isNumeric: true },
      { id: 'currency', header: 'Currency', cell: () => 'SEK' },
    ],
  },
};

/** The head of a sortable column is a button; the sorting itself is the application's, or its server's. */
export const Sorting: Story = {
  args: { columns: exampleColumns.map((column) => ({ ...column, isSortable: ['name', 'email'].includes(column.id) })) },
  render: function Sorting(args) {
    const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
    const rows = useMemo(() => {
      const key = sort.columnId === 'email' ? 'email' : 'name';
      const sorted = [...exampleUsers].sort((a, b) => a[key].localeCompare(b[key], 'sv'));
      return sort.direction === 'ascending' ? sorted : sorted.reverse();
    }, [sort]);
    return <UsersTable {...args} rows={rows} sortedBy={sort} onSortChange={setSort} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Gustav Thulin');
    const arrow = (name: string) => canvas.getByRole('button', { name }).querySelector('svg') as SVGElement;
    await userEvent.unhover(canvas.getByRole('button', { name: 'Name' }));
    await expect(getComputedStyle(arrow('Name')).opacity).toBe('1');
    if (matchMedia('(hover: hover)').matches) await expect(getComputedStyle(arrow('E-mail')).opacity).toBe('0');
  },
};

/** Check boxes, and a bar for what is selected in the place of the toolbar. With the Shift key a click selects a whole run. */
export const Selection: Story = {
  render: function Selection(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
    const selection = useTableSelection({
      rows: args.rows,
      rowKey: args.rowKey,
      nameOf: ({ name }) => name,
      selected,
      onSelectedChange: setSelected,
      actions: (
        <Button size="small" icon={IconUserOff}>
          Deactivate
        </Button>
      ),
    });
    return <UsersTable {...args} toolbar={<Text tone="muted">Sorted by e-mail</Text>} selection={selection} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('8 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Alva Sandström' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('7 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bente Aasen' }));
  },
};

/** Which columns are shown, and their order, kept with the user's settings. */
export const ColumnChooser: Story = {
  render: function ColumnChooser(args) {
    const [shown, setShown] = useState<readonly string[]>(['name', 'email', 'roles', 'active']);
    const columns = useMemo(() => chooseColumns(exampleColumns, shown), [shown]);
    return (
      <UsersTable
        {...args}
        columns={columns}
        toolbar={
          <>
            <Text tone="muted">Sorted by e-mail</Text>
            <ViewMenu columns={{ columns: exampleColumns, shown, onShownChange: setShown }} />
          </>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Phone' }));
    await userEvent.type(await canvas.findByRole('button', { name: /^Move Active/ }), '{ArrowUp}');
    await expect(canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'E-mail',
      'Phone',
      'Active',
      'Roles',
    ]);
  },
};

/** A button in a cell opens more of a row below it, and says so with `aria-expanded`; the row itself still follows its link. */
export const RowDetails: Story = {
  render: function RowDetails(args) {
    const [opened, setOpened] = useState('1');
    const columns = useMemo(
      () => [
        ...exampleColumns.slice(0, 2),
        {
          id: 'phone',
          header: 'Phone',
          cell: ({ id, name }: ExampleUser) => (
            <Button
              variant="ghost"
              size="small"
              icon={opened === id ? IconChevronUp : IconChevronDown}
              iconPosition="end"
              aria-label={`Phone of ${name}`}
              aria-expanded={opened === id}
              onClick={() => setOpened(opened === id ? '' : id)}
            >
              Phone
            </Button>
          ),
        },
      ],
      [opened],
    );
    return (
      <UsersTable
        {...args}
        columns={columns}
        rowDetails={({ id, phone }) => (id === opened ? (phone ?? 'No phone number') : undefined)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Phone of Alva Sandström' });
    await expect(canvas.getByRole('cell', { name: '+46 70 174 06 11' })).toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A button below the cells of a row, where its columns leave no room for it. */
export const RowFoot: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <UsersTable
      {...args}
      rowFoot={({ id, name }) =>
        id === '1' ? (
          <Button isFullWidth aria-label={`Decide on the request from ${name}`}>
            Decide
          </Button>
        ) : null
      }
    />
  ),
};

/** Switches and links in a row are targets of their own; the text beside them can be marked and copied. */
export const Switches: Story = {
  args: { columns: [...exampleColumns.slice(0, -1), switchColumn] },
};

/** The head stays at the upper edge of the window; `--sk-sticky-top` leaves room for what sticks above it. */
export const StickyHead: Story = {
  args: {
    hasStickyHead: true,
    rows: manyUsers(24),
  },
};

/** From 200 rows only those near the window are in the page. This one scrolls with it. */
export const TenThousandRows: Story = {
  args: { rows: manyUsers(10_000), hasStickyHead: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

/** A table with a height scrolls by itself, such as in a dialog or beside a map. */
export const OwnScroller: Story = { args: { rows: manyUsers(1_000), height: '400px' } };
