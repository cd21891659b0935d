import { Anchor, Badge, Group, Switch, Table } from '@mantine/core';
import { columnNames, linkOf, statusOf, switchLabelOf } from '../../shared/data.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';

export function UsersTable({ users, onActiveChange }: UsersTableProps) {
  return (
    <Table aria-label="Users" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {columnNames.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user.id}>
            <Table.Td>
              <Anchor href={linkOf(user)}>{user.name}</Anchor>
            </Table.Td>
            <Table.Td>{user.email}</Table.Td>
            <Table.Td>
              <Group gap="xs">
                {user.roles.map((role) => (
                  <Badge key={role} variant="default">
                    {role}
                  </Badge>
                ))}
              </Group>
            </Table.Td>
            <Table.Td>
              <Badge variant="dot" color={user.isActive ? 'green' : 'gray'}>
                {statusOf(user)}
              </Badge>
            </Table.Td>
            <Table.Td>
              <Switch
                aria-label={switchLabelOf(user)}
                checked={user.isActive}
                onChange={(event) => onActiveChange(user, event.currentTarget.checked)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
