import { defineFeature } from '../../platform/feature/feature.ts';
import { notificationSettingsPath, notificationsPath } from '../../platform/notifications/notifications.paths.ts';

/** What one is told of, and how. Found by the bell; of the provider's staff only while they act as a user, who has notifications. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  forInactiveCustomers: true,
  inDenmark: true,
  guard: ({ isInternal, isActing }) => !isInternal || isActing,
  routes: [
    {
      path: notificationsPath,
      title: 'pages.notifications',
      texts: ['notifications'],
      page: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    },
    {
      path: notificationSettingsPath,
      title: 'pages.notifications',
      texts: ['notifications', 'notification-settings', 'ui-form', 'ui-dates'],
      page: async () => (await import('./NotificationSettingsPage.tsx')).NotificationSettingsPage,
    },
  ],
});
