import { screen } from '@testing-library/react';
import { aNotificationsApi } from '../../features/notifications/testing/notifications.ts';
import { notificationsUrl } from '../server.ts';
import { button, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aNotificationsApi();
    await render(path);
  };

/** What one is told of, and what one chooses to hear of. */
export const notifications: Readonly<Record<string, Scenario>> = {
  listNotifications: {
    call: ['get', notificationsUrl('/notifications')],
    open: open('/notifications'),
    next: tryAgain,
  },
  markNotificationsRead: {
    call: ['post', notificationsUrl('/readings')],
    open: open('/notifications'),
    send: (reader) => press(reader, 'notifications.markAll'),
    next: button('notifications.markAll'),
    anotherThing: null,
  },
  getNotificationSettings: {
    call: ['get', notificationsUrl('/settings')],
    open: open('/notifications/settings'),
    next: tryAgain,
  },
  saveNotificationSettings: {
    call: ['put', notificationsUrl('/settings')],
    open: open('/notifications/settings'),
    send: async ({ user, say }) =>
      user.click(await screen.findByRole('switch', { name: new RegExp(say('notificationSettings.quiet.switch')) })),
    next: ({ say }) => screen.findByRole('switch', { name: new RegExp(say('notificationSettings.quiet.switch')) }),
  },
  sendTestMail: {
    call: ['post', notificationsUrl('/test-mails')],
    open: open('/notifications/settings'),
    send: (reader) => press(reader, 'notificationSettings.test'),
    next: button('notificationSettings.test'),
    anotherThing: null,
  },
};
