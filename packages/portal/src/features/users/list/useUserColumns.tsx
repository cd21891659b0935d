import type { CustomerUser } from '@skerry/contracts';
import { OnRowHover, TagList, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../../platform/browser/useRequiredComponent.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import type { ListColumn } from '../../../platform/list/columns/listColumn.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { InvitationCellProps } from './InvitationCell.tsx';
import { LastLogin } from '../components/LastLogin.tsx';
import { UserActiveSwitch } from './UserActiveSwitch.tsx';
import { UserPhone } from '../components/UserPhone.tsx';

const invitationCell: Part<InvitationCellProps> = {
  texts: [],
  component: async () => (await import('./InvitationCell.tsx')).InvitationCell,
};

/** The column is there by choice, and is fetched with its first row. */
function FetchedInvitationCell(props: InvitationCellProps) {
  const { Component } = useRequiredComponent(invitationCell);
  return Component && <Component {...props} />;
}

/**
 * The columns of the users list, and what a row says on a phone.
 *
 * @param roles Names of the roles; until they are known the ids stand in for them.
 * @param onOutdated A user is not as the list shows: it was changed or deleted elsewhere.
 */
export function useUserColumns(
  roles: readonly RoleText[] | undefined,
  onOutdated: () => void,
): { columns: readonly ListColumn<CustomerUser>[]; phone: PhoneRow<CustomerUser> } {
  const { formatMessage } = useIntl();
  const columns = useMemo<readonly ListColumn<CustomerUser>[]>(
    () => [
      {
        id: 'name',
        header: formatMessage({ id: 'users.field.name' }),
        widthAmong: (shown) => (isShared(shown) ? '13rem' : 'clamp(13rem, 15.5vw, 20rem)'),
        isSortable: true,
        cell: (user) => user.fullName,
      },
      {
        id: 'email',
        header: formatMessage({ id: 'users.field.email' }),
        // Long addresses, and beside them three roles; where there is a column more they share what is left.
        widthAmong: (shown) => (isShared(shown) ? undefined : 'clamp(16.5rem, 25vw, 24rem)'),
        isSortable: true,
        visibleFrom: 'large',
        cell: (user) => user.email,
      },
      {
        id: 'cellphone',
        header: formatMessage({ id: 'users.field.cellphone' }),
        width: '11rem',
        isSortable: true,
        visibleFrom: 'extraLarge',
        cell: (user) => <UserPhone number={user.cellphone} />,
      },
      {
        id: 'roles',
        header: formatMessage({ id: 'users.field.roles' }),
        visibleFrom: 'medium',
        shape: 'tags',
        cell: (user) =>
          user.roles.length > 0 ? (
            <TagList max="fit" items={roleTags(user, roles ?? [])} />
          ) : (
            <Text tone="muted">{formatMessage({ id: 'users.roles.none' })}</Text>
          ),
      },
      {
        id: 'groups',
        header: formatMessage({ id: 'users.field.groups' }),
        visibleFrom: 'large',
        shape: 'tags',
        cell: ({ roleGroups }) =>
          roleGroups.length > 0 ? (
            <TagList max="fit" items={roleGroups.map(({ id, name }) => ({ id, label: name }))} />
          ) : (
            <OnRowHover>
              <Text tone="muted">{formatMessage({ id: 'users.groups.none' })}</Text>
            </OnRowHover>
          ),
      },
      {
        id: 'lastLogin',
        header: formatMessage({ id: 'users.field.lastLogin' }),
        width: '7.5rem',
        visibleFrom: 'medium',
        cell: ({ lastLoginAt }) => <LastLogin at={lastLoginAt} format="date" />,
      },
      {
        id: 'invitation',
        header: formatMessage({ id: 'users.field.invitation' }),
        width: '10.5rem',
        visibleFrom: 'veryLarge',
        cell: (user) => <FetchedInvitationCell user={user} onOutdated={onOutdated} />,
      },
      {
        id: 'active',
        header: formatMessage({ id: 'users.field.active' }),
        width: '8.5rem',
        isSortable: true,
        shape: 'switch',
        cell: (user) => <UserActiveSwitch user={user} onOutdated={onOutdated} />,
      },
    ],
    [formatMessage, roles, onOutdated],
  );
  const phone = useMemo<PhoneRow<CustomerUser>>(
    () => ({
      shows: ['name', 'active'],
      titleHeader: formatMessage({ id: 'users.field.name' }),
      controlHeader: formatMessage({ id: 'users.field.active' }),
      title: ({ fullName }) => fullName,
      control: (user) => <UserActiveSwitch user={user} onOutdated={onOutdated} />,
    }),
    [formatMessage, onOutdated],
  );
  return { columns, phone };
}

/** Another wide column takes part of the room. */
const isShared = (shown: readonly string[]) => shown.includes('groups') || shown.includes('invitation');

function roleTags(user: CustomerUser, roles: readonly RoleText[]) {
  const ids = user.roles.map((role) => role.id);
  return roleNames(ids, roles).map((label) => ({ id: label, label }));
}
