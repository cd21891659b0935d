/** What one is told of, and what one chooses to hear of. */
export const notificationsPath = '/notifications';
export const notificationSettingsPath = '/notifications/settings';
