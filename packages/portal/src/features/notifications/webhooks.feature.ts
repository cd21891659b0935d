import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { webhookPathPattern, webhooksPath } from '../../platform/notifications/notifications.paths.ts';

/** Where the company's own systems are told what its users are told. Found from the notifications and the operational status. */
export const webhooksFeature = defineFeature({
  id: 'webhooks',
  access: anyOf('UserAdministrator'),
  forInactiveCustomers: true,
  inDenmark: true,
  routes: [
    {
      path: webhooksPath,
      title: 'pages.webhooks',
      texts: ['notifications', 'webhooks'],
      page: async () => (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage,
    },
    {
      path: webhookPathPattern,
      title: 'pages.webhooks',
      texts: ['notifications', 'webhooks', 'detail'],
      page: async () => (await import('./webhooks/WebhookPage.tsx')).WebhookPage,
    },
  ],
});
