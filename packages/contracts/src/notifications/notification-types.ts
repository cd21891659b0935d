import type { components } from '../generated/notifications.ts';

export type NotificationItem = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationCounts = components['schemas']['NotificationCounts'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookWrite = components['schemas']['WebhookWrite'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
