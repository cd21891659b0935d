import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useSectionCounts } from '../useSectionCounts.ts';
import { roleRequestsPath, userGroupsPath, usersPath } from '../users.paths.ts';

export interface UsersSubMenuProps {
  currentPath: string;
}

/** The pages of the section with how many each has: users, groups, and requests that wait. */
export function UsersSubMenu({ currentPath }: UsersSubMenuProps) {
  const intl = useIntl();
  const { users, groups, requests } = useSectionCounts();
  return (
    <SubMenu
      currentPath={currentPath}
      items={[
        { href: usersPath, label: intl.formatMessage({ id: 'users.menu.users' }), count: users ?? null },
        { href: userGroupsPath, label: intl.formatMessage({ id: 'users.menu.groups' }), count: groups ?? null },
        { href: roleRequestsPath, label: intl.formatMessage({ id: 'users.menu.requests' }), ...counted(requests) },
      ]}
    />
  );
}

function counted(count: number | undefined) {
  return count === undefined ? {} : { count };
}
