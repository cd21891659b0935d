import { IconUsers } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../EmptyState/ErrorState.tsx';
import { NoMatchState } from '../EmptyState/NoMatchState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { exampleColumns, exampleUsers, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';

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

export const RowStates: Story = {
  args: { rowState: ({ id }) => ({ isSelected: id === '4', isInactive: id === '5', isUpdating: id === '7' }) },
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
