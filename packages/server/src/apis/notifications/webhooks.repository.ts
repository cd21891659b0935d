import type { Webhook, WebhookDelivery, WebhookWrite } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A delivery as the contract has it. */
const delivery = sql`jsonb_build_object('id', sent.id, 'type', sent.type, 'state', sent.state, 'attempts', sent.attempts, 'status', sent.status,
  'error', sent.error, 'title', coalesce(sent.body #> '{data,title}', '[]'), 'milliseconds', sent.milliseconds, 'createdAt', ${iso('sent.created_at')}, 'lastAttemptAt', ${iso('sent.last_attempt_at')},
  'nextAttemptAt', case when sent.state = 'PENDING' then ${iso('sent.next_attempt_at')} end)`;

/** It has had no good answer, and was tried. */
const isFailing = sql`(sent.state = 'FAILED' or sent.state = 'PENDING' and sent.error is not null)`;

/** The customer's webhooks, or the one with the id; never their secrets. */
export async function findWebhooks(
  { query, customerId }: TenantQueries,
  { id, forUpdate = false }: { id?: string; forUpdate?: boolean } = {},
): Promise<Webhook[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const only = id === undefined ? sql`` : sql`and webhooks.id = ${id}::uuid`;
  const { rows } = await sql<{ webhook: Webhook }>`
    select jsonb_build_object('id', webhooks.id, 'name', webhooks.name, 'url', webhooks.url, 'topics', webhooks.topics,
      'active', webhooks.active, 'version', webhooks.version, 'createdAt', ${iso('webhooks.created_at')}, 'lastDelivery', (
        select ${delivery} from webhook_deliveries as sent where sent.customer_id = ${customerId} and sent.webhook_id = webhooks.id
        order by sent.created_at desc, sent.id limit 1)) as webhook
    from webhooks where webhooks.customer_id = ${customerId} ${only} order by lower(webhooks.name), webhooks.id
    ${forUpdate ? sql`for update` : sql``}`.execute(query);
  return rows.map(({ webhook }) => webhook);
}

export async function insertWebhook(
  { query, customerId }: Transaction,
  { name, url, topics, active }: WebhookWrite,
  secret: string,
): Promise<string> {
  const { id } = await query
    .insertInto('webhooks')
    .values({ customer_id: customerId, name, url, topics, active, secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWebhook(
  { query, customerId }: Transaction,
  id: string,
  { name, url, topics, active }: WebhookWrite,
): Promise<void> {
  await query
    .updateTable('webhooks')
    .set((eb) => ({ name, url, topics, active, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function removeWebhook({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('webhooks').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** Puts a delivery into the outbox, and answers it. */
export async function insertDelivery(
  { query, customerId }: Transaction,
  webhookId: string,
  { type, body }: { type: string; body: object },
): Promise<WebhookDelivery> {
  const { id } = await query
    .insertInto('webhook_deliveries')
    .values({
      customer_id: customerId,
      webhook_id: webhookId,
      type,
      body: JSON.stringify(body),
      status: null,
      error: null,
      milliseconds: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ item: WebhookDelivery }>`
    select ${delivery} as item from webhook_deliveries as sent where customer_id = ${customerId} and id = ${id}`.execute(
    query,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('It was not written.');
  return row.item;
}

export async function listDeliveries(
  { query, customerId }: TenantQueries,
  webhookId: string,
  { failing, page, pageSize }: { failing: boolean; page: number; pageSize: number },
): Promise<{ items: WebhookDelivery[]; totalItems: number; counts: { all: number; failing: number } }> {
  const of = sql`sent.customer_id = ${customerId} and sent.webhook_id = ${webhookId}`;
  const { rows } = await sql<{ item: WebhookDelivery }>`
    select ${delivery} as item from webhook_deliveries as sent where ${of} ${failing ? sql`and ${isFailing}` : sql``}
    order by sent.created_at desc, sent.id limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query);
  const counted = await sql<{ all: number; failing: number }>`
    select count(*)::int as all, count(*) filter (where ${isFailing})::int as failing from webhook_deliveries as sent where ${of}`.execute(
    query,
  );
  const counts = counted.rows[0] ?? { all: 0, failing: 0 };
  return { items: rows.map(({ item }) => item), totalItems: failing ? counts.failing : counts.all, counts };
}

/** Puts a delivery of the webhook back into the outbox; undefined where there is none with the id. */
export async function resendDelivery(
  { query, customerId }: Transaction,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ item: WebhookDelivery }>`
    update webhook_deliveries as sent set state = 'PENDING', next_attempt_at = clock_timestamp(), resent_at = clock_timestamp()
    where customer_id = ${customerId} and webhook_id = ${webhookId} and id = ${id} returning ${delivery} as item`.execute(
    query,
  );
  return rows[0]?.item;
}

/** How many deliveries of a webhook were sent again within an hour. */
export async function countResent({ query, customerId }: Transaction, webhookId: string): Promise<number> {
  const { rows } = await sql<{ resent: number }>`
    select count(*)::int as resent from webhook_deliveries
    where customer_id = ${customerId} and webhook_id = ${webhookId} and resent_at > now() - interval '1 hour'`.execute(
    query,
  );
  return rows[0]?.resent ?? 0;
}

/** How many tests a webhook has had within an hour. */
export async function countTests({ query, customerId }: Transaction, webhookId: string): Promise<number> {
  const { rows } = await sql<{ tests: number }>`
    select count(*)::int as tests from webhook_deliveries
    where customer_id = ${customerId} and webhook_id = ${webhookId} and type = 'test' and created_at > now() - interval '1 hour'`.execute(
    query,
  );
  return rows[0]?.tests ?? 0;
}
