import type { Webhook, WebhookDelivery, WebhookDeliveryPage, WebhookWrite } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ifMatch } from '../../../platform/api/if-match.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { isSending, isWebhook, soon, webhookResources } from '../../../platform/webhooks/webhooks.queries.ts';

export interface MadeWebhook {
  webhook: Webhook;
  /** Not there where the same was made before: it is told once. */
  secret?: string;
}

export function useWebhook(id: string): SWRResponse<Webhook, unknown> {
  return useQuery<Webhook>(
    webhookResources.one(id),
    (api) => unwrap(api.notifications.GET('/webhooks/{webhookId}', { params: { path: { webhookId: id } } }), isWebhook),
    { refreshInterval: (webhook) => (webhook !== undefined && isSending(webhook) ? soon : 0) },
  );
}

/** One page of what was sent to a webhook. What is on its way is looked after until it is there. */
export function useDeliveries(
  id: string,
  { page, failing, pageSize }: { page: number; failing: boolean; pageSize: number },
): SWRResponse<WebhookDeliveryPage, unknown> {
  return useQuery<WebhookDeliveryPage>(
    [...webhookResources.deliveries(id), page, failing],
    (api) =>
      unwrap(
        api.notifications.GET('/webhooks/{webhookId}/deliveries', {
          params: { path: { webhookId: id }, query: { page, pageSize, ...(failing && { failing }) } },
        }),
        ({ items, totalItems, totalPages, counts }) =>
          [totalItems, totalPages, counts.all, counts.failing].every(Number.isInteger) && items.every(isDelivery),
      ),
    {
      keepPreviousData: true,
      refreshInterval: (data) =>
        data?.items.some(({ state, attempts }) => state === 'PENDING' && attempts === 0) === true ? soon : 0,
    },
  );
}

/** Adds a webhook. The answer alone has its secret. */
export function useCreateWebhook(): Write<Keyed<{ details: WebhookWrite }>, MadeWebhook> {
  return useApiWrite(
    (api, { details, idempotencyKey }: Keyed<{ details: WebhookWrite }>) =>
      unwrap(
        api.notifications.POST('/webhooks', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: details,
        }),
        ({ webhook }) => isWebhook(webhook),
      ),
    (cache) => cache.invalidate(webhookResources.all),
  );
}

/** Changes a webhook, pauses it or lets it receive again. Its secret stays. */
export function useChangeWebhook(): Write<{ webhook: Webhook; details: WebhookWrite }, Webhook> {
  return useApiWrite(
    (api, { webhook, details }: { webhook: Webhook; details: WebhookWrite }) =>
      unwrap(
        api.notifications.PUT('/webhooks/{webhookId}', {
          params: { path: { webhookId: webhook.id }, header: ifMatch(webhook.version) },
          body: details,
        }),
        isWebhook,
      ),
    (cache) => cache.invalidate(webhookResources.all),
  );
}

export function useDeleteWebhook(): Write<Webhook, unknown> {
  return useApiWrite(
    (api, { id, version }: Webhook) =>
      unwrap(
        api.notifications.DELETE('/webhooks/{webhookId}', {
          params: { path: { webhookId: id }, header: ifMatch(version) },
        }),
      ),
    (cache) => cache.invalidate(webhookResources.list),
  );
}

export function useTestWebhook(): Write<Webhook, unknown> {
  return useApiWrite(
    (api, { id }: Webhook) =>
      unwrap(
        api.notifications.POST('/webhooks/{webhookId}/tests', {
          params: { path: { webhookId: id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
        }),
      ),
    (cache) => cache.invalidate(webhookResources.all),
  );
}

/** Sends a delivery once more. */
export function useSendAgain(webhookId: string): Write<WebhookDelivery, unknown> {
  return useApiWrite(
    (api, { id }: WebhookDelivery) =>
      unwrap(
        api.notifications.POST('/webhooks/{webhookId}/deliveries/{deliveryId}/retries', {
          params: { path: { webhookId, deliveryId: id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
        }),
      ),
    (cache) => cache.invalidate(webhookResources.all),
  );
}

function isDelivery({ id, type, title, state, createdAt }: WebhookDelivery): boolean {
  return (
    [id, type, state].every((text) => typeof text === 'string') &&
    Array.isArray(title) &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
