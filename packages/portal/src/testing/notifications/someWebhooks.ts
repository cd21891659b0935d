import type { Webhook, WebhookDelivery } from '@skerry/contracts';

export function aDelivery(part: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: 'd-1',
    type: 'disturbanceUpdated',
    title: [{ language: 'en', displayName: 'Update: Fibre break at Amager', description: '' }],
    state: 'DELIVERED',
    attempts: 1,
    status: 200,
    error: null,
    milliseconds: 184,
    createdAt: '2024-11-21T08:31:00.000Z',
    lastAttemptAt: '2024-11-21T08:31:02.000Z',
    nextAttemptAt: null,
    ...part,
  };
}

export function aWebhook(part: Partial<Webhook> = {}): Webhook {
  return {
    id: 'w-1',
    name: 'Operations chat',
    url: 'https://hooks.havstrand.example/skerry',
    topics: ['DISTURBANCE', 'PLANNED_WORK'],
    active: true,
    lastDelivery: aDelivery(),
    createdAt: '2024-09-03T08:00:00.000Z',
    version: 2,
    ...part,
  };
}
