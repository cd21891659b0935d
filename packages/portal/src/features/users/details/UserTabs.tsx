import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { tabHref, userTabs, type UserTab } from './userTabs.ts';

export interface UserTabsProps {
  userId: string;
  tab: UserTab;
  /** How many groups the user is in, once that is known. @default 0 */
  groupCount?: number;
  /** How many ticks are not saved and out of sight. @default 0 */
  unsavedRoles?: number;
}

/** What there is to see of a user; a dot says where something is not saved. */
export function UserTabs({ userId, tab, groupCount = 0, unsavedRoles = 0 }: UserTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <SubMenu
      currentPath={tabHref(userId, tab)}
      items={userTabs.map((each) => ({
        href: tabHref(userId, each),
        label: formatMessage({ id: `users.tabs.${each}` }),
        ...(each === 'groups' && groupCount > 0 && { count: groupCount }),
        ...(each === 'roles' &&
          unsavedRoles > 0 && { mark: formatMessage({ id: 'ui.unsavedChanges.count' }, { count: unsavedRoles }) }),
      }))}
    />
  );
}
