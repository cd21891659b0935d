/** What one can choose to hear of, in the order that it is shown in. */
export const notificationTopics = [
  'DISTURBANCE',
  'PLANNED_WORK',
  'WORK_REMINDER',
  'QUOTE',
  'APPROVAL',
  'ORDER',
  'CHANGE_REQUEST',
  'ROLE_REQUEST',
] as const;

export type NotificationTopic = (typeof notificationTopics)[number];

/** The headings that topics stand under. */
export const notificationGroups = {
  status: ['DISTURBANCE', 'PLANNED_WORK', 'WORK_REMINDER'],
  ordering: ['QUOTE', 'APPROVAL', 'ORDER'],
  services: ['CHANGE_REQUEST'],
  company: ['ROLE_REQUEST'],
} as const satisfies Record<string, readonly NotificationTopic[]>;

/** Topics whose mails go out with what causes them, and are never collected. */
export const topicsMailedAtOnce: readonly NotificationTopic[] = ['APPROVAL', 'ROLE_REQUEST'];

/** The longest name of a webhook. */
export const maxWebhookNameLength = 60;
/** The longest address of a webhook. */
export const maxWebhookUrlLength = 500;
/** How many webhooks a customer has at most. */
export const maxWebhooks = 10;
