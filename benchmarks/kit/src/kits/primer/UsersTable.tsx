import { Label, LabelGroup, Link, ToggleSwitch, VisuallyHidden } from '@primer/react';
import { DataTable, Table, type Column } from '@primer/react/experimental';
import { useMemo } from 'react';
import { linkOf, statusOf, switchLabelOf, type User } from '../../shared/data.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';

export function UsersTable({ users, onActiveChange }: UsersTableProps) {
  const columns = useMemo<Column<User>[]>(
    () => [
      {
        id: 'name',
        header: 'Name',
        rowHeader: true,
        renderCell: (user) => <Link href={linkOf(user)}>{user.name}</Link>,
      },
      { id: 'email', header: 'E-mail', renderCell: ({ email }) => email },
      {
        id: 'roles',
        header: 'Roles',
        renderCell: ({ roles }) => (
          <LabelGroup>
            {roles.map((role) => (
              <Label key={role}>{role}</Label>
            ))}
          </LabelGroup>
        ),
      },
      {
        id: 'status',
        header: 'Status',
        renderCell: (user) => <Label variant={user.isActive ? 'success' : 'secondary'}>{statusOf(user)}</Label>,
      },
      {
        id: 'active',
        header: 'Active',
        renderCell: (user) => (
          <>
            <VisuallyHidden id={`${user.id}-switch`}>{switchLabelOf(user)}</VisuallyHidden>
            <ToggleSwitch
              size="small"
              aria-labelledby={`${user.id}-switch`}
              checked={user.isActive}
              onClick={() => onActiveChange(user, !user.isActive)}
            />
          </>
        ),
      },
    ],
    [onActiveChange],
  );
  return (
    <Table.Container>
      <DataTable aria-label="Users" columns={columns} data={users as User[]} />
    </Table.Container>
  );
}
