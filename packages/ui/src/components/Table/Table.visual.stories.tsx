import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoMatchState } from '../EmptyState/NoMatchState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { FilterChips } from '../FilterBar/FilterChips.tsx';
import { CellId, OnRowHover } from './CellLines.styles.ts';
import { CellLines } from './CellLines.tsx';
import { exampleColumns, exampleUsers, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';
import type { RowGroup, TableColumn } from './tableTypes.ts';

export default { title: 'Visual/Table', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Table
        label="Users"
        columns={exampleColumns}
        rows={exampleUsers}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        rowState={({ id }) => ({ isSelected: id === '4', isInactive: id === '5' })}
        sortedBy={{ columnId: 'email', direction: 'ascending' }}
        toolbar="Toolbar"
        foot={<Pagination page={3} pageCount={8} hrefOf={(page) => `#${page}`} summary="25 users per page" />}
      />
      <Table
        label="Loading"
        columns={exampleColumns}
        rows={[]}
        rowKey={({ id }) => id}
        isLoading
        expectedRows={3}
        density="compact"
      />
      <Table
        label="No match"
        columns={exampleColumns}
        rows={[]}
        rowKey={({ id }) => id}
        empty={<NoMatchState title={'No user matches "brahe"'} onClear={() => undefined} />}
      />
      <Table
        label="Failed"
        columns={exampleColumns}
        rows={[]}
        rowKey={({ id }) => id}
        error={<ErrorState title="The users could not be fetched" onRetry={() => undefined} />}
      />
    </Stack>
  ),
};

const standing: readonly TableColumn<ExampleUser>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, id }) => (
      <CellLines detail={`U-000${id}`} isId>
        {name}
      </CellLines>
    ),
    width: '180px',
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ email, phone }) => (
      <CellLines detail={phone ?? <OnRowHover>No phone number</OnRowHover>}>{email}</CellLines>
    ),
    width: '200px',
    visibleFrom: 'medium',
  },
  { id: 'id', header: 'Number', cell: ({ id }) => <CellId>{`SE-4471-${id}`}</CellId>, visibleFrom: 'medium' },
  { id: 'roles', header: 'Roles', cell: ({ roles }) => roles.join(', '), visibleFrom: 'large' },
];
const users = exampleUsers.slice(-4);
const groupOf = ({ isActive }: ExampleUser): RowGroup =>
  isActive ? { id: 'active', label: 'Can log in' } : { id: 'inactive', label: 'Cannot log in', count: 1 };
const fixed = { columns: standing, rowKey: ({ id }: ExampleUser) => id, lines: 2, layout: 'fixed' } as const;

export const StandingColumns: StoryObj = {
  render: () => (
    <Stack>
      <Table
        {...fixed}
        label="Users in groups"
        rows={users}
        groupOf={groupOf}
        rowHref={({ id }) => `#${id}`}
        toolbar="Toolbar"
        notice={
          <FilterChips
            count="4 of 8 users"
            chips={[{ id: 'sweden', label: 'Sweden', onRemove: () => undefined }]}
            onClear={() => undefined}
            end="Sorted by name"
          />
        }
        rowsNotice={<ErrorState title="The next users could not be loaded" onRetry={() => undefined} />}
      />
      <Table {...fixed} label="Users in compact rows" rows={users} density="compact" />
      <Table {...fixed} label="Users who are fetched" rows={[]} isLoading expectedRows={2} isHeadHidden />
    </Stack>
  ),
};
