import {
  notificationTopics,
  topicsMailedAtOnce,
  type NotificationItem,
  type NotificationSettings,
} from '@skerry/contracts';

/** A notification, to be done unless told otherwise. */
export function aNotification(part: Partial<NotificationItem> = {}): NotificationItem {
  return {
    id: 'n-1',
    type: 'orderDateChanged',
    topic: 'ORDER',
    severity: 'warning',
    title: [{ language: 'en', displayName: 'Delivery moved to 12 Dec', description: 'Order 1182731, SD-WAN EDGE' }],
    objectType: 'order',
    objectId: 'o-1',
    url: '/services/orders/o-1',
    actionRequired: true,
    respondBy: null,
    settledAt: null,
    readAt: null,
    createdAt: '2024-11-21T08:50:00.000Z',
    ...part,
  };
}

export function someSettings(part: Partial<NotificationSettings> = {}): NotificationSettings {
  return {
    topics: notificationTopics.map((topic) => ({
      topic,
      bell: true,
      mail: true,
      sms: false,
      timing: 'AT_ONCE',
      isMailedAtOnce: topicsMailedAtOnce.includes(topic),
    })),
    quietHours: false,
    quietFrom: '22:00',
    quietTo: '06:00',
    quietWeekends: false,
    dailyAt: '07:00',
    timeZone: 'Europe/Stockholm',
    phone: '+46701740605',
    email: 'astrid.lindqvist@havstrand.example',
    locale: 'en',
    version: 3,
    ...part,
  };
}
