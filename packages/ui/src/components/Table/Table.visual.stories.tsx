import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoMatchState } from '../EmptyState/NoMatchState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { exampleColumns, exampleUsers } from './exampleUsers.tsx';
import { Table } from './Table.tsx';

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
