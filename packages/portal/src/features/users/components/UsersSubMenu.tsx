import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { roleRequestsPath, userGroupsPath, usersPath } from '../users.paths.ts';

export interface UsersSubMenuProps {
  currentPath: string;
  /** How many there are, where it is known. */
  users?: number | undefined;
  groups?: number | undefined;
  /** How many wait. */
  requests?: number | undefined;
}

/** The pages of the section: users, groups, and what users ask for. */
export function UsersSubMenu({ currentPath, users, groups, requests }: UsersSubMenuProps) {
  const intl = useIntl();
  return (
    <SubMenu
      currentPath={currentPath}
      items={[
        { href: usersPath, label: intl.formatMessage({ id: 'users.menu.users' }), ...counted(users) },
        { href: userGroupsPath, label: intl.formatMessage({ id: 'users.menu.groups' }), ...counted(groups) },
        { href: roleRequestsPath, label: intl.formatMessage({ id: 'users.menu.requests' }), ...counted(requests) },
      ]}
    />
  );
}

function counted(count: number | undefined) {
  return count === undefined ? {} : { count };
}
