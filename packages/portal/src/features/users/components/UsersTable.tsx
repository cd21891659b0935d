import { userPageSize, type CustomerUser } from '@skerry/contracts';
import { Pagination, Table, TagList, Text, type TableColumn } from '@skerry/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { Density } from '../useDensity.ts';
import { userPath } from '../users.paths.ts';
import { UserActiveSwitch } from './UserActiveSwitch.tsx';
import { UserPhone } from './UserPhone.tsx';

export interface UsersTableProps {
  users: readonly CustomerUser[];
  /** Names of the roles; until they are known the ids stand in for them. */
  roles: readonly RoleText[];
  /** The page that is shown; the first is 0. */
  page: number;
  totalPages: number;
  hrefOfPage: (page: number) => string;
  density: Density;
  isLoading: boolean;
  toolbar: ReactNode;
  error: ReactNode;
  empty: ReactNode;
  onOutdated: () => void;
}

/** The company's users: who they are, what they may do, and whether they may log in. */
export function UsersTable({
  users,
  roles,
  page,
  totalPages,
  hrefOfPage,
  density,
  isLoading,
  toolbar,
  error,
  empty,
  onOutdated,
}: UsersTableProps) {
  const intl = useIntl();
  const columns = useMemo<TableColumn<CustomerUser>[]>(
    () => [
      { id: 'name', header: intl.formatMessage({ id: 'users.field.name' }), cell: (user) => user.fullName },
      {
        id: 'email',
        header: intl.formatMessage({ id: 'users.field.email' }),
        visibleFrom: 'large',
        cell: (user) => user.email,
      },
      {
        id: 'cellphone',
        header: intl.formatMessage({ id: 'users.field.cellphone' }),
        visibleFrom: 'extraLarge',
        cell: (user) => <UserPhone number={user.cellphone} />,
      },
      {
        id: 'roles',
        header: intl.formatMessage({ id: 'users.field.roles' }),
        visibleFrom: 'medium',
        shape: 'tags',
        cell: (user) =>
          user.roles.length > 0 ? (
            <TagList items={roleTags(user, roles)} />
          ) : (
            <Text tone="muted">{intl.formatMessage({ id: 'users.roles.none' })}</Text>
          ),
      },
      {
        id: 'active',
        header: intl.formatMessage({ id: 'users.field.active' }),
        shape: 'switch',
        width: '1%',
        cell: (user) => <UserActiveSwitch user={user} onOutdated={onOutdated} />,
      },
    ],
    [intl, roles, onOutdated],
  );

  return (
    <Table
      label={intl.formatMessage({ id: 'pages.users' })}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      rowHref={(user) => userPath(user.id)}
      rowState={(user) => ({ isInactive: !user.active })}
      sortedBy={{ columnId: 'email', direction: 'ascending' }}
      density={density}
      isLoading={isLoading}
      toolbar={toolbar}
      error={error}
      empty={empty}
      foot={
        <Pagination
          page={page + 1}
          pageCount={totalPages}
          hrefOf={(number) => hrefOfPage(number - 1)}
          summary={intl.formatMessage({ id: 'users.list.perPage' }, { count: userPageSize })}
        />
      }
    />
  );
}

function roleTags(user: CustomerUser, roles: readonly RoleText[]) {
  const ids = user.roles.map((role) => role.id);
  return roleNames(ids, roles).map((label) => ({ id: label, label }));
}
