import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { roleRequestsPath, userGroupsPath, usersPath } from '../users.paths.ts';

export interface UsersSubMenuProps {
  currentPath: string;
  /** How many requests wait, where it is known. */
  requests?: number | undefined;
}

/** The pages of the section: users, groups, and what users ask for. */
export function UsersSubMenu({ currentPath, requests }: UsersSubMenuProps) {
  const intl = useIntl();
  return (
    <SubMenu
      currentPath={currentPath}
      items={[
        { href: usersPath, label: intl.formatMessage({ id: 'users.menu.users' }) },
        { href: userGroupsPath, label: intl.formatMessage({ id: 'users.menu.groups' }) },
        {
          href: roleRequestsPath,
          label: intl.formatMessage({ id: 'users.menu.requests' }),
          ...(requests !== undefined && { count: requests }),
        },
      ]}
    />
  );
}
