import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Post } from './post.ts';
import { signedHeaders } from './signature.ts';

interface Claimed {
  customer_id: string;
  id: string;
  url: string;
  secret: string;
  body: string;
  attempts: number;
}

/** In seconds, after each failed attempt; the last is the end. */
const pauses = [5, 60, 300, 1800, 3600, 10_800, 21_600, 43_200, 86_400] as const;
const maxAttempts = pauses.length + 1;
const [batch, atOnce] = [50, 10];
const daysKept = 30;

/**
 * One round. A delivery is claimed for a minute and sent outside of any transaction, so that one that hangs holds up neither the database nor
 * the others; a process that ends meanwhile leaves it to the next.
 */
export async function sendWebhooks(database: Database, post: Post): Promise<number> {
  let sent = 0;
  while (sent < batch) {
    const claimed = await claim(database);
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((delivery) => send(database, post, delivery)));
    sent += claimed.length;
  }
  return sent;
}

export async function deleteOldDeliveries(database: Database): Promise<void> {
  await database.withOperator((query) =>
    sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${daysKept})`.execute(query),
  );
}

async function claim(database: Database): Promise<Claimed[]> {
  return database.withOperator(async (query) => {
    const { rows } = await sql<Claimed>`
      update webhook_deliveries as sent set attempts = sent.attempts + 1, next_attempt_at = clock_timestamp() + interval '1 minute',
        last_attempt_at = clock_timestamp()
      from (
        select due.customer_id, due.id, webhooks.url, webhooks.secret from webhook_deliveries as due
        join webhooks on webhooks.customer_id = due.customer_id and webhooks.id = due.webhook_id
        where due.state = 'PENDING' and due.next_attempt_at <= clock_timestamp()
        order by due.next_attempt_at limit ${sql.lit(atOnce)} for update of due skip locked
      ) as due
      where sent.customer_id = due.customer_id and sent.id = due.id
      returning sent.customer_id, sent.id, due.url, due.secret, sent.body::text as body, sent.attempts`.execute(query);
    return rows;
  });
}

async function send(database: Database, post: Post, delivery: Claimed): Promise<void> {
  const { customer_id: customerId, id, body, attempts } = delivery;
  const start = performance.now();
  const headers = signedHeaders(delivery.secret, { id, body, at: new Date() });
  const { status, error } = await post(delivery.url, headers, body);
  const milliseconds = Math.round(performance.now() - start);
  const pause = pauses[attempts - 1];
  const isOver = error !== null && (attempts >= maxAttempts || pause === undefined);
  const state = error === null ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING';
  await database.withOperator((query) =>
    query
      .updateTable('webhook_deliveries')
      .set({
        state,
        status,
        error,
        milliseconds,
        next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${pause ?? 0})`,
      })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute(),
  );
}
