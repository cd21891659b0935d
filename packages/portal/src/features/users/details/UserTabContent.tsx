import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../../platform/browser/useRequiredComponent.ts';
import { UserTabSkeleton } from './UserTabSkeleton.tsx';
import type { UserTabProps } from './userTabProps.ts';
import type { UserTab } from './userTabs.ts';

const parts: Readonly<Record<Exclude<UserTab, 'roles'>, Part<UserTabProps>>> = {
  groups: {
    texts: ['user-membership', 'user-groups', 'ui-form'],
    component: async () => (await import('./UserGroups.tsx')).UserGroups,
  },
  access: {
    texts: ['user-access', 'permission-labels'],
    component: async () => (await import('./UserAccess.tsx')).UserAccess,
  },
  notifications: {
    texts: ['notifications', 'notification-settings'],
    component: async () => (await import('./UserNotifications.tsx')).UserNotifications,
  },
  activity: {
    texts: ['user-activity'],
    component: async () => (await import('./UserActivityList.tsx')).UserActivityList,
  },
};

/** One of the tabs beside the roles, fetched when it is opened. */
export function UserTabContent({ tab, ...props }: UserTabProps & { tab: keyof typeof parts }) {
  const { Component } = useRequiredComponent(parts[tab]);
  return Component ? <Component {...props} /> : <UserTabSkeleton />;
}
