import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TableToolbar,
  TableToolbarContent,
  TableToolbarSearch,
  Tag,
  Toggle,
} from '@carbon/react';
import type { ReactNode } from 'react';
import { columnNames, linkOf, statusOf, switchLabelOf } from '../../shared/data.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';

export function UsersTable({
  users,
  onActiveChange,
  filter,
  action,
}: UsersTableProps & { filter?: { value: string; onChange: (value: string) => void }; action?: ReactNode }) {
  return (
    <TableContainer>
      {filter && (
        <TableToolbar>
          <TableToolbarContent>
            <TableToolbarSearch
              persistent
              labelText="Filter users"
              placeholder="Filter users"
              value={filter.value}
              onChange={(event) => filter.onChange(event === '' ? '' : event.target.value)}
            />
            {action}
          </TableToolbarContent>
        </TableToolbar>
      )}
      <Table aria-label="Users">
        <TableHead>
          <TableRow>
            {columnNames.map((name) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id}>
              <TableCell>
                <Link href={linkOf(user)}>{user.name}</Link>
              </TableCell>
              <TableCell>{user.email}</TableCell>
              <TableCell>
                {user.roles.map((role) => (
                  <Tag key={role} size="sm">
                    {role}
                  </Tag>
                ))}
              </TableCell>
              <TableCell>
                <Tag size="sm" type={user.isActive ? 'green' : 'gray'}>
                  {statusOf(user)}
                </Tag>
              </TableCell>
              <TableCell>
                <Toggle
                  id={`${user.id}-switch`}
                  size="sm"
                  hideLabel
                  labelA=""
                  labelB=""
                  aria-label={switchLabelOf(user)}
                  toggled={user.isActive}
                  onToggle={(isActive) => onActiveChange(user, isActive)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
