import { userPageSize, type CustomerUser } from '@skerry/contracts';
import { EmptyState } from '@skerry/ui';
import { IconUsers } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import { useLooserMatch } from '../../../platform/list/useLooserMatch.ts';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { userPath } from '../users.paths.ts';
import { useFoundUsers, useUsers } from '../users.queries.ts';
import { noUserFilter, usersListFormat, type UsersListView, type UsersSort } from '../usersListAddress.ts';
import { useUserFilters } from './useUserFilters.tsx';
import { useUserSelection } from './useUserSelection.tsx';
import { userFilterOf } from '../userFilter.ts';
import { useUserColumns } from './useUserColumns.tsx';

export interface UsersListProps {
  address: ListAddress<UsersListView & SavedViewState>;
  /** What else is in the View menu. */
  viewItems?: (close: () => void) => ReactNode;
}

/** The company's users: who they are, what they may do, and whether they may log in. */
export function UsersList({ address, viewItems }: UsersListProps) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const users = useUsers(address.view);
  const roles = useRoles();
  const { mutate: refetch } = users;
  const onOutdated = useCallback(() => void refetch(), [refetch]);
  const found = users.data?.totalItems;
  const { columns, phone } = useUserColumns(roles.data, onOutdated);

  const text = address.view.filter;
  const isNarrowed = Object.keys(userFilterOf({ ...address.view, filter: '' })).length > 0;
  const looser = useLooserMatch({
    text,
    count: useFoundUsers(found === 0 && text !== '' && isNarrowed ? text : undefined),
    onShow: () => address.change({ ...noUserFilter, filter: text }),
  });
  const filters = useUserFilters({ view: address.view, roles: roles.data ?? [], onChange: address.change });
  const bulk = useUserSelection({
    rows: users.data?.items ?? [],
    found: found ?? 0,
    filter: userFilterOf(address.view),
  });

  return (
    <>
      <List
        id="users"
        label={formatMessage({ id: 'pages.users' })}
        address={address}
        savedViews={savedViewsOf('users', usersListFormat, address)}
        query={users}
        isWaiting={roles.data === undefined && roles.error === undefined}
        rowKey={keyOf}
        rowHref={hrefOf}
        rowState={stateOf}
        columns={columns}
        usualColumns={usualColumns}
        filters={filters}
        selection={bulk.selection}
        found={found}
        phone={phone}
        {...(viewItems && { viewItems })}
        lines={1}
        search={{
          label: formatMessage({ id: 'users.list.filter' }),
          placeholder: formatMessage({ id: isPhone ? 'users.list.filterPhone' : 'users.list.filter' }),
        }}
        sort={address.view.sort}
        onSortChange={({ columnId, direction }) =>
          address.change({ sort: { columnId: columnId as UsersSort['columnId'], direction } })
        }
        {...(address.view.sort.columnId === 'email' && { sortHint: formatMessage({ id: 'users.list.sortedByEmail' }) })}
        count={found === undefined ? undefined : formatMessage({ id: 'users.list.found' }, { count: found })}
        perPage={formatMessage({ id: 'users.list.perPage' }, { count: userPageSize })}
        errorTitle="users.list.error"
        empty={
          <EmptyState icon={IconUsers} title={formatMessage({ id: 'users.list.empty.title' })}>
            {formatMessage({ id: 'users.list.empty.body' })}
          </EmptyState>
        }
        noMatchElsewhere={looser}
        noMatchBody={formatMessage({ id: 'users.list.noMatch.body' })}
      />
      {bulk.dialog}
    </>
  );
}

/** Groups, last logins and invitations are there by choice. */
const usualColumns = ['name', 'email', 'cellphone', 'roles', 'active'];
const keyOf = ({ id }: CustomerUser) => id;
const hrefOf = ({ id }: CustomerUser) => userPath(id);
const stateOf = ({ active }: CustomerUser) => ({ isInactive: !active });
