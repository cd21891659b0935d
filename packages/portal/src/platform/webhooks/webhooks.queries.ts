import type { Webhook } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';

export const webhookResources = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  one: (id: string) => ['webhooks', 'one', id] as const,
  deliveries: (id: string) => ['webhooks', 'deliveries', id] as const,
} as const;

/** The company's webhooks, for its administrators. */
export function useWebhooks(): SWRResponse<{ items: Webhook[] }, unknown> {
  return useQuery<{ items: Webhook[] }>(webhookResources.list, (api) =>
    unwrap(api.notifications.GET('/webhooks'), ({ items }) => items.every(isWebhook)),
  );
}

/** In milliseconds: how soon what is on its way is asked for again. */
export const soon = 2000;

/** Whether the last that was sent to it has not been tried yet. */
export function isSending({ active, lastDelivery }: Webhook): boolean {
  return active && lastDelivery?.state === 'PENDING' && lastDelivery.attempts === 0;
}

export function isWebhook({ id, name, url, topics, active, version }: Webhook): boolean {
  return (
    [id, name, url].every((text) => typeof text === 'string') &&
    Array.isArray(topics) &&
    typeof active === 'boolean' &&
    Number.isInteger(version)
  );
}
