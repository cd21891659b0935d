import { EmptyState, NoMatchState, SearchField, SegmentedControl, Text } from '@skerry/ui';
import { IconAlignJustified, IconMenu2, IconUsers } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { densities, useDensity } from '../useDensity.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { useUsers } from '../users.queries.ts';
import { maxFilterLength } from '../usersListAddress.ts';
import type { UsersListAddress } from '../useUsersListView.ts';
import { FilterPlace, ToolbarEnd } from './UsersList.styles.ts';
import { UsersTable } from './UsersTable.tsx';

const densityIcons = { comfortable: IconMenu2, compact: IconAlignJustified } as const;

/** The table of users with its filter, and what stands in its place when there is nothing to show. */
export function UsersList({ address }: { address: UsersListAddress }) {
  const intl = useIntl();
  const { view, typedFilter, typeFilter, clearFilter, hrefOfPage, correctPage } = address;
  const users = useUsers(view);
  const roles = useRoles();
  const [density, setDensity] = useDensity();
  const field = useRef<HTMLInputElement>(null);

  const totalPages = users.data?.totalPages ?? 0;
  // While the answer for this view is on its way, the one for the last view stays, and says nothing about this one.
  const isBeyondEnd = !users.isLoading && users.data !== undefined && view.page > 0 && view.page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) correctPage(Math.max(0, totalPages - 1));
  });

  const { mutate: refetch } = users;
  const onOutdated = useCallback(() => void refetch(), [refetch]);
  const isWaitingForRoles = roles.data === undefined && roles.error === undefined;

  return (
    <UsersTable
      users={isBeyondEnd || isWaitingForRoles ? [] : (users.data?.items ?? [])}
      roles={roles.data ?? []}
      page={view.page}
      totalPages={totalPages}
      hrefOfPage={hrefOfPage}
      density={density}
      isLoading={users.isLoading || isBeyondEnd || isWaitingForRoles}
      onOutdated={onOutdated}
      toolbar={
        <>
          <FilterPlace>
            <SearchField
              ref={field}
              label={intl.formatMessage({ id: 'users.list.filter' })}
              isLabelHidden
              placeholder={intl.formatMessage({ id: 'users.list.filter' })}
              maxLength={maxFilterLength}
              value={typedFilter}
              onValueChange={typeFilter}
              isLoading={users.isValidating}
            />
          </FilterPlace>
          <ToolbarEnd>
            <Text variant="caption" tone="muted">
              {intl.formatMessage({ id: 'users.list.sortedByEmail' })}
            </Text>
            <SegmentedControl
              label={intl.formatMessage({ id: 'users.list.density' })}
              options={densities.map((value) => ({
                value,
                label: intl.formatMessage({ id: `users.list.density.${value}` }),
                icon: densityIcons[value],
              }))}
              value={density}
              onValueChange={setDensity}
            />
          </ToolbarEnd>
        </>
      }
      error={
        users.error === undefined ? undefined : (
          <FetchFailure
            title="users.list.error"
            error={users.error}
            isRetrying={users.isValidating}
            onRetry={() => void refetch()}
          />
        )
      }
      empty={
        view.filter === '' ? (
          <EmptyState icon={IconUsers} title={intl.formatMessage({ id: 'users.list.empty.title' })}>
            {intl.formatMessage({ id: 'users.list.empty.body' })}
          </EmptyState>
        ) : (
          <NoMatchState
            title={intl.formatMessage({ id: 'users.list.noMatch.title' }, { filter: view.filter })}
            onClear={() => {
              clearFilter();
              field.current?.focus();
            }}
          >
            {intl.formatMessage({ id: 'users.list.noMatch.body' })}
          </NoMatchState>
        )
      }
    />
  );
}
