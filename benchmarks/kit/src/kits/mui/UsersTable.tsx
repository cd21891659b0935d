import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { columnNames, linkOf, statusOf, switchLabelOf } from '../../shared/data.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';

export function UsersTable({ users, onActiveChange }: UsersTableProps) {
  return (
    <TableContainer component={Paper}>
      <Table aria-label="Users" size="small">
        <TableHead>
          <TableRow>
            {columnNames.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id} hover>
              <TableCell component="th" scope="row">
                <Link href={linkOf(user)}>{user.name}</Link>
              </TableCell>
              <TableCell>{user.email}</TableCell>
              <TableCell>
                <Stack direction="row" spacing={0.5}>
                  {user.roles.map((role) => (
                    <Chip key={role} label={role} size="small" />
                  ))}
                </Stack>
              </TableCell>
              <TableCell>
                <Chip
                  label={statusOf(user)}
                  size="small"
                  variant="outlined"
                  color={user.isActive ? 'success' : 'default'}
                />
              </TableCell>
              <TableCell>
                <Switch
                  checked={user.isActive}
                  onChange={(_, isActive) => onActiveChange(user, isActive)}
                  slotProps={{ input: { 'aria-label': switchLabelOf(user) } }}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
