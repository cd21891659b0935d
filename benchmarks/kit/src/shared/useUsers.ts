import { useCallback, useMemo, useState } from 'react';
import { pageSize, users as allUsers, type User } from './data.ts';

/** The state of the screen, the same for all: users with their switch, filter and page. */
export function useUsers() {
  const [users, setUsers] = useState(allUsers);
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);

  const found = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return wanted === '' ? users : users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
  }, [users, filter]);

  return {
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    filter,
    page,
    pageCount: Math.max(1, Math.ceil(found.length / pageSize)),
    setPage,
    typeFilter: useCallback((typed: string) => {
      setFilter(typed);
      setPage(1);
    }, []),
    setActive: useCallback(
      ({ id }: User, isActive: boolean) =>
        setUsers((before) => before.map((user) => (user.id === id ? { ...user, isActive } : user))),
      [],
    ),
  };
}

/** What a table of users gets. */
export interface UsersTableProps {
  readonly users: readonly User[];
  readonly onActiveChange: (user: User, isActive: boolean) => void;
}
