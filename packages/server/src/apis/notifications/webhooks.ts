import { isIP } from 'node:net';
import {
  isBlank,
  maxWebhookNameLength,
  maxWebhooks,
  maxWebhookUrlLength,
  validateText,
  type notificationsOperations,
  type Webhook,
  type WebhookWrite,
} from '@skerry/contracts';
import { sql } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { isStorable } from '../../database/stored-text.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { isAllowedPort } from '../../webhooks/allowed-port.ts';
import { isPublicAddress } from '../../webhooks/public-address.ts';
import { newSecret } from '../../webhooks/signature.ts';
import {
  countResent,
  countTests,
  findWebhooks,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  removeWebhook,
  resendDelivery,
  updateWebhook,
} from './webhooks.repository.ts';

const prefix = '/api/notifications/v1/webhooks';
const objectType = 'webhook';
const maxTestsPerHour = 20;
const maxResentPerHour = 100;

/** The customer's webhooks. They hear of everything, so whom groups narrow has nothing to do with them. */
export function webhookHandlers(database: Database) {
  return {
    async listWebhooks({ principal }) {
      refuseNarrowed(principal);
      return { status: 200, body: { items: await findWebhooks(database.readsOf(principal)) } };
    },

    async createWebhook(call) {
      const { principal, traceId, operationId: action } = call;
      refuseNarrowed(principal);
      const secret = newSecret();
      const made: { id?: string } = {};
      // What the key's answer is kept as has no secret: that is nowhere but in the first answer.
      const kept = await database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const after = checked(call.body);
          // Two who add the last one at the same time.
          await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${principal.customerId}`}, 0))`.execute(
            transaction.query,
          );
          if ((await findWebhooks(transaction)).length >= maxWebhooks)
            throw new ProblemError(409, { code: 'TOO_MANY_WEBHOOKS' });
          const objectId = await insertWebhook(transaction, after, secret);
          await audit(transaction, { principal, traceId, action, objectType, objectId, after });
          const webhook = await existing(transaction, objectId);
          const headers = { ETag: etagOf(webhook), Location: `${prefix}/${objectId}` };
          made.id = objectId;
          return { status: 201 as const, body: { webhook }, headers };
        }),
      );
      return made.id === kept.body.webhook.id ? { ...kept, body: { ...kept.body, secret } } : kept;
    },

    async getWebhook({ principal, path }) {
      refuseNarrowed(principal);
      const webhook = await existing(database.readsOf(principal), path.webhookId);
      return { status: 200, body: webhook, headers: { ETag: etagOf(webhook) } };
    },

    async changeWebhook({ principal, path, body, ifMatch, traceId, operationId: action }) {
      refuseNarrowed(principal);
      return database.withTenant(principal, async (transaction) => {
        const before = await existing(transaction, path.webhookId, { forUpdate: true });
        checkVersion(before, ifMatch);
        const after = checked(body);
        await updateWebhook(transaction, before.id, after);
        await audit(transaction, { principal, traceId, action, objectType, objectId: before.id, before, after });
        const saved = await existing(transaction, before.id);
        return { status: 200, body: saved, headers: { ETag: etagOf(saved) } };
      });
    },

    async deleteWebhook({ principal, path, ifMatch, traceId, operationId: action }) {
      refuseNarrowed(principal);
      return database.withTenant(principal, async (transaction) => {
        const before = await existing(transaction, path.webhookId, { forUpdate: true });
        checkVersion(before, ifMatch);
        await removeWebhook(transaction, before.id);
        await audit(transaction, { principal, traceId, action, objectType, objectId: before.id, before });
        return { status: 204 as const };
      });
    },

    async testWebhook(call) {
      const { principal, path, traceId, operationId: action } = call;
      refuseNarrowed(principal);
      return database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: { ...path } }, async () => {
          const { id: objectId } = await existing(transaction, path.webhookId, { forUpdate: true });
          if ((await countTests(transaction, objectId)) >= maxTestsPerHour)
            throw new ProblemError(429, { code: 'TOO_MANY_TESTS', headers: { 'retry-after': '3600' } });
          const body = {
            type: 'test',
            timestamp: new Date().toISOString(),
            data: { customerId: principal.customerId },
          };
          const sent = await insertDelivery(transaction, objectId, { type: 'test', body });
          await audit(transaction, { principal, traceId, action, objectType, objectId, after: { delivery: sent.id } });
          return { status: 202 as const, body: sent, headers: {} };
        }),
      );
    },

    async retryWebhookDelivery(call) {
      const { principal, path, traceId, operationId: action } = call;
      refuseNarrowed(principal);
      return database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: { ...path } }, async () => {
          const { id: objectId } = await existing(transaction, path.webhookId, { forUpdate: true });
          if ((await countResent(transaction, objectId)) >= maxResentPerHour)
            throw new ProblemError(429, { code: 'TOO_MANY_RETRIES', headers: { 'retry-after': '3600' } });
          const sent = await resendDelivery(transaction, objectId, path.deliveryId);
          if (sent === undefined) throw new ProblemError(404);
          await audit(transaction, { principal, traceId, action, objectType, objectId, after: { delivery: sent.id } });
          return { status: 202 as const, body: sent, headers: {} };
        }),
      );
    },

    async listWebhookDeliveries({ principal, path, query: { failing = false, page = 0, pageSize = 25 } }) {
      refuseNarrowed(principal);
      const queries = database.readsOf(principal);
      const { id } = await existing(queries, path.webhookId);
      const { items, totalItems, counts } = await listDeliveries(queries, id, { failing, page, pageSize });
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page, counts } };
    },
  } satisfies Partial<Handlers<notificationsOperations>>;
}

function refuseNarrowed({ scope }: Principal): void {
  if (scope !== null) throw new ProblemError(403);
}

/** The webhook, or 404, for another customer's as well. */
async function existing(queries: TenantQueries, id: string, options?: { forUpdate?: boolean }): Promise<Webhook> {
  const [webhook] = await findWebhooks(queries, { id, ...options });
  if (webhook === undefined) throw new ProblemError(404);
  return webhook;
}

/** As it is stored. Throws 422 with all that is wrong. */
function checked({ name, url, topics, active }: WebhookWrite): WebhookWrite {
  const named = isBlank(name) ? { code: 'required' as const } : validateText(name, { maxLength: maxWebhookNameLength });
  const address = addressError(url);
  const errors = [
    ...(named === undefined ? [] : [{ field: 'name', ...named }]),
    ...(address === undefined ? [] : [{ field: 'url', code: address }]),
    ...(topics.length === 0 ? [{ field: 'topics', code: 'required' as const }] : []),
  ];
  if (errors.length > 0) throw invalid(...errors);
  return { name: name.trim(), url: new URL(url).href, topics: [...new Set(topics)], active };
}

/** What can be said of an address before it is called; what its name means is looked at each time. */
function addressError(given: string): 'required' | 'invalidFormat' | 'notPublic' | 'portNotAllowed' | undefined {
  if (isBlank(given)) return 'required';
  if (given.length > maxWebhookUrlLength || !isStorable(given) || !URL.canParse(given)) return 'invalidFormat';
  const url = new URL(given);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.href.length > maxWebhookUrlLength)
    return 'invalidFormat';
  if (!isAllowedPort(url.port)) return 'portNotAllowed';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : 'notPublic';
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(host) || !host.includes('.') ? 'notPublic' : undefined;
}
