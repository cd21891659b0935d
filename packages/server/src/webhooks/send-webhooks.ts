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
/** Calls at the same time, and those of one customer: whose receivers hang leave places to the others. */
const [atOnce, atOnceOfCustomer] = [10, 3];
/** In milliseconds: how long what has come meanwhile waits for a place that is free. */
const pause = 1000;
const daysKept = 30;

/**
 * One round, until nothing is due or on its way. A delivery is claimed for a minute and sent outside of any transaction, so that one that hangs
 * holds up neither the database nor the others; a process that ends meanwhile leaves it to the next.
 */
export async function sendWebhooks(database: Database, post: Post, isEnding = () => false): Promise<void> {
  const calls = new Map<Promise<void>, string>();
  const failures: unknown[] = [];
  for (;;) {
    while (calls.size < atOnce && !isEnding()) {
      const delivery = await claim(database, fullCustomers(calls.values()));
      if (delivery === undefined) break;
      // One that could not be noted is sent again after its minute; the others go on.
      const call = send(database, post, delivery)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => calls.delete(call));
      calls.set(call, delivery.customer_id);
    }
    // Only after asking once more: calls may have ended all at once, with more to send.
    if (calls.size === 0) break;
    await anyOf(calls.keys());
  }
  if (failures.length > 0) throw failures[0];
}

function fullCustomers(busy: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const customerId of busy) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  return [...counts].flatMap(([customerId, count]) => (count >= atOnceOfCustomer ? [customerId] : []));
}

/** Until one of them is done, or for a moment. */
async function anyOf(calls: Iterable<Promise<void>>): Promise<void> {
  const running = [...calls];
  if (running.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => (timer = setTimeout(resolve, pause)));
  await Promise.race([...running, moment]).finally(() => clearTimeout(timer));
}

export async function deleteOldDeliveries(database: Database): Promise<void> {
  await database.withOperator((query) =>
    sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${daysKept})`.execute(query),
  );
}

async function claim(database: Database, fullCustomers: readonly string[]): Promise<Claimed | undefined> {
  return database.withOperator(async (query) => {
    const { rows } = await sql<Claimed>`
      update webhook_deliveries as sent set attempts = sent.attempts + 1, next_attempt_at = clock_timestamp() + interval '1 minute',
        last_attempt_at = clock_timestamp()
      from (
        select due.customer_id, due.id, webhooks.url, webhooks.secret from webhook_deliveries as due
        join webhooks on webhooks.customer_id = due.customer_id and webhooks.id = due.webhook_id
        where due.state = 'PENDING' and webhooks.active and not due.customer_id = any(${[...fullCustomers]}::text[]) and due.next_attempt_at <= clock_timestamp()
        order by due.next_attempt_at limit 1 for update of due skip locked
      ) as due
      where sent.customer_id = due.customer_id and sent.id = due.id
      returning sent.customer_id, sent.id, due.url, due.secret, sent.body::text as body, sent.attempts`.execute(query);
    return rows[0];
  });
}

async function send(database: Database, post: Post, delivery: Claimed): Promise<void> {
  const { customer_id: customerId, id, body, attempts } = delivery;
  const start = performance.now();
  const headers = signedHeaders(delivery.secret, { id, body, at: new Date() });
  const { status, error } = await post(delivery.url, headers, body);
  const milliseconds = Math.round(performance.now() - start);
  const wait = pauses[attempts - 1];
  const isOver = error !== null && (attempts >= maxAttempts || wait === undefined);
  const state = error === null ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING';
  await database.withOperator((query) =>
    query
      .updateTable('webhook_deliveries')
      .set({
        state,
        status,
        error,
        milliseconds,
        next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${wait ?? 0})`,
      })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute(),
  );
}
