import { StatusLabel, Switch, Table, TagList, type TableColumn, type TableProps } from '@skerry/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { linkOf, statusOf, switchLabelOf, type User } from '../../shared/data.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';

export function UsersTable({ users, onActiveChange, ...rest }: UsersTableProps & Partial<TableProps<User>>) {
  const columns = useMemo<readonly TableColumn<User>[]>(
    () => [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'email', header: 'E-mail', cell: ({ email }) => email },
      {
        id: 'roles',
        header: 'Roles',
        cell: (user) => <TagList items={user.roles.map((label) => ({ id: label, label }))} />,
      },
      {
        id: 'status',
        header: 'Status',
        cell: (user) =>
          user.isActive ? (
            <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
              {statusOf(user)}
            </StatusLabel>
          ) : (
            <StatusLabel tone="neutral" sector={0}>
              {statusOf(user)}
            </StatusLabel>
          ),
      },
      {
        id: 'active',
        header: 'Active',
        cell: (user) => (
          <Switch
            checked={user.isActive}
            aria-label={switchLabelOf(user)}
            onCheckedChange={(isActive) => onActiveChange(user, isActive)}
          />
        ),
      },
    ],
    [onActiveChange],
  );
  return <Table label="Users" columns={columns} rows={users} rowKey={({ id }) => id} rowHref={linkOf} {...rest} />;
}
