import { roleGroupPageSize, type RoleGroupSummary } from '@skerry/contracts';
import { Button, EmptyState } from '@skerry/ui';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import { choiceFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { useGroups } from './groups.queries.ts';
import { groupsFormat, type GroupsSort, type GroupsView } from './groupsAddress.ts';
import { HowRightsAddUp } from './HowRightsAddUp.tsx';
import { useGroupColumns } from './useGroupColumns.tsx';

export interface GroupsListProps {
  address: ListAddress<GroupsView & SavedViewState>;
  /** Groups open beside it. */
  isBeside: boolean;
  /** It has half of the page, as long as a group is open. */
  isNarrow: boolean;
  onNew: () => void;
}

/** The groups: who is in them, what they give, and for what. */
export function GroupsList({ address, isBeside, isNarrow, onNew }: GroupsListProps) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const { view } = address;
  const groups = useGroups(view);
  const roles = useRoles();
  const found = groups.data?.totalItems;
  const { columns, phone } = useGroupColumns(roles.data, isNarrow);
  const rowState = useCallback(({ id }: RoleGroupSummary) => ({ isCurrent: id === view.group }), [view.group]);

  const role = choiceFilter({
    id: 'role',
    label: formatMessage({ id: 'userGroups.list.role' }),
    isPrimary: true,
    options: (roles.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    value: view.role === '' ? [] : [view.role],
    // One at a time: the last that was chosen.
    onChange: (chosen) => address.change({ role: chosen.at(-1) ?? '' }),
  });

  return (
    <List
      id="userGroups"
      label={formatMessage({ id: 'pages.userGroups' })}
      address={address}
      savedViews={savedViewsOf('userGroups', groupsFormat, address)}
      query={groups}
      isWaiting={roles.data === undefined && roles.error === undefined}
      rowKey={keyOf}
      rowHref={({ id }) => address.hrefOf({ group: id })}
      rowState={rowState}
      staysInView={isBeside}
      columns={columns}
      phone={phone}
      search={{
        label: formatMessage({ id: 'userGroups.list.search' }),
        placeholder: formatMessage({ id: isPhone ? 'userGroups.list.searchPhone' : 'userGroups.list.search' }),
      }}
      filters={[role]}
      sort={view.sort}
      onSortChange={({ columnId, direction }) =>
        address.change({ sort: { columnId: columnId as GroupsSort['columnId'], direction } })
      }
      {...(view.sort.columnId === 'name' && { sortHint: formatMessage({ id: 'userGroups.list.sortedByName' }) })}
      count={found === undefined ? undefined : formatMessage({ id: 'userGroups.list.found' }, { count: found })}
      found={found}
      perPage={formatMessage({ id: 'userGroups.list.perPage' }, { count: roleGroupPageSize })}
      expectedRows={8}
      errorTitle="userGroups.list.error"
      empty={
        <EmptyState
          icon={IconUsersGroup}
          title={formatMessage({ id: 'userGroups.list.empty.title' })}
          action={
            <Button variant="primary" icon={IconPlus} onClick={onNew}>
              {formatMessage({ id: 'userGroups.new' })}
            </Button>
          }
        >
          {formatMessage({ id: 'userGroups.list.empty.body' })}
        </EmptyState>
      }
      noMatchBody={formatMessage({ id: 'userGroups.list.noMatch.body' })}
      foot={found !== undefined && found > 0 ? <HowRightsAddUp /> : undefined}
    />
  );
}

const keyOf = ({ id }: RoleGroupSummary) => id;
