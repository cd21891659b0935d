import { screen } from '@testing-library/react';
import { aNotificationsApi } from '../notifications/aNotificationsApiStub.ts';
import { aDelivery, aWebhook } from '../notifications/someWebhooks.ts';
import { aWebhooksApi } from '../notifications/aWebhooksApiStub.ts';
import { notificationsUrl } from '../server.ts';
import { button, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aNotificationsApi();
    await render(path);
  };

const webhooks = '/notifications/webhooks';
const webhook = `${webhooks}/w-1`;
const openWebhooks =
  (path: string) =>
  async ({ render }: Reader) => {
    aNotificationsApi();
    aWebhooksApi(aWebhook(), [aDelivery({ state: 'FAILED', status: 503, error: 'STATUS', attempts: 10 })]);
    await render(path, { user: { roles: ['UserAdministrator'] } });
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
  listWebhooks: {
    call: ['get', notificationsUrl('/webhooks')],
    open: openWebhooks(webhooks),
    next: tryAgain,
  },
  getWebhook: {
    call: ['get', notificationsUrl('/webhooks/w-1')],
    open: openWebhooks(webhook),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'webhooks.gone.body',
        next: ({ say }) => screen.findByRole('link', { name: say('webhooks.gone.action') }),
      },
    },
  },
  createWebhook: {
    call: ['post', notificationsUrl('/webhooks')],
    open: async (reader) => {
      await openWebhooks(webhooks)(reader);
      await press(reader, 'webhooks.create');
      await fill(reader, { 'webhooks.name': 'Tickets', 'webhooks.address': 'https://hooks.havstrand.example/x' });
    },
    send: (reader) => press(reader, 'webhooks.create.submit'),
    expectTyped: (reader) => expectField(reader, 'webhooks.name', 'Tickets'),
    next: button('webhooks.create.submit'),
  },
  changeWebhook: {
    call: ['put', notificationsUrl('/webhooks/w-1')],
    open: async (reader) => {
      await openWebhooks(webhook)(reader);
      await press(reader, 'webhooks.change');
      await fill(reader, { 'webhooks.name': 'Tickets' });
    },
    send: (reader) => press(reader, 'webhooks.change.submit'),
    expectTyped: (reader) => expectField(reader, 'webhooks.name', 'Tickets'),
    next: button('webhooks.change.submit'),
  },
  deleteWebhook: {
    call: ['delete', notificationsUrl('/webhooks/w-1')],
    open: async (reader) => {
      await openWebhooks(webhook)(reader);
      await press(reader, 'webhooks.actionsOf', { name: 'Operations chat' });
      await reader.user.click(await screen.findByRole('menuitem', { name: reader.say('webhooks.delete') }));
    },
    send: (reader) => press(reader, 'webhooks.delete'),
    next: button('webhooks.delete'),
    anotherThing: null,
  },
  testWebhook: {
    call: ['post', notificationsUrl('/webhooks/w-1/tests')],
    open: openWebhooks(webhook),
    send: (reader) => press(reader, 'webhooks.test'),
    next: button('webhooks.test'),
    anotherThing: null,
  },
  listWebhookDeliveries: {
    call: ['get', notificationsUrl('/webhooks/w-1/deliveries')],
    open: openWebhooks(webhook),
    next: tryAgain,
  },
  retryWebhookDelivery: {
    call: ['post', notificationsUrl('/webhooks/w-1/deliveries/d-1/retries')],
    open: openWebhooks(webhook),
    send: async ({ user, say }) =>
      user.click(
        await screen.findByRole('button', { name: new RegExp(say('webhooks.deliveries.againOf', { about: '' })) }),
      ),
    next: ({ say }) =>
      screen.findByRole('button', { name: new RegExp(say('webhooks.deliveries.againOf', { about: '' })) }),
    anotherThing: null,
  },
};
