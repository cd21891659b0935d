import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ProblemError } from '../http/problem.ts';
import type { Principal } from '../identity/principal.ts';
import type { Transaction } from './connect.ts';

export interface IdempotentCall {
  principal: Principal;
  operationId: string;
  idempotencyKey: string | undefined;
  body: unknown;
}

interface StoredReply {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * Runs the work once per key, account and operation; a repeated call gets the first answer, for 24 hours.
 * Key and work are committed together: what was refused or failed leaves the key free. Throws 422 where the key came
 * with another body, 409 where its first call is still running.
 */
export async function once<Reply extends StoredReply>(
  { query, customerId }: Transaction,
  call: IdempotentCall,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { principal, operationId: operation, idempotencyKey: key } = call;
  if (key === undefined) throw new ProblemError(400, { code: 'IDEMPOTENCY_KEY_REQUIRED' });
  const accountId = principal.accountId;
  const requestHash = createHash('sha256')
    .update(JSON.stringify(sorted(call.body)))
    .digest('hex');

  // Two calls with one key: the second does not wait for the first.
  const lock = await sql<{
    acquired: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${[customerId, accountId, operation, key].join('|')}, 0)) as acquired`.execute(
    query,
  );
  if (lock.rows[0]?.acquired !== true)
    throw new ProblemError(409, { code: 'IDEMPOTENCY_KEY_IN_USE', headers: { 'retry-after': '1' } });

  await query
    .deleteFrom('idempotency_keys')
    .where('customer_id', '=', customerId)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
  const known = await query
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known !== undefined) {
    if (known.request_hash !== requestHash) throw new ProblemError(422, { code: 'IDEMPOTENCY_KEY_REUSED' });
    // Stored by this very operation, so it has its shape.
    return { status: known.status, body: known.answer, headers: known.headers } as Reply;
  }
  const reply = await work();
  await query
    .insertInto('idempotency_keys')
    .values({
      customer_id: customerId,
      account_id: accountId,
      operation,
      key,
      request_hash: requestHash,
      status: reply.status,
      answer: JSON.stringify(reply.body),
      headers: JSON.stringify(reply.headers),
    })
    .execute();
  return reply;
}

/** The same value whatever the order of its properties. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
