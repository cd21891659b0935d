import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { roleRequestsPath, userGroupsPath, usersPath } from '../users.paths.ts';

/** The pages of the section: users, groups, and what users ask for. */
export function UsersSubMenu({ currentPath }: { currentPath: string }) {
  const intl = useIntl();
  return (
    <SubMenu
      currentPath={currentPath}
      items={[
        { href: usersPath, label: intl.formatMessage({ id: 'users.menu.users' }) },
        { href: userGroupsPath, label: intl.formatMessage({ id: 'users.menu.groups' }) },
        { href: roleRequestsPath, label: intl.formatMessage({ id: 'users.menu.requests' }) },
      ]}
    />
  );
}
