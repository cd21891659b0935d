import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';

/** Failures within the window after which nothing is tried any more. An office shares an address, so it gets more. */
export const attemptLimits = { windowSeconds: 15 * 60, perEmail: 5, perAddress: 30 };

export interface LoginAttempts {
  /**
   * Counts an attempt as failed, before the password is looked at, so that any number of attempts at once meet the limit.
   * Answers how to take it back after success, or how many seconds to wait; a refused attempt does not make the wait longer.
   */
  begin(email: string, address: string): Promise<{ succeed(): Promise<void> } | { retryAfter: number }>;
}

/** Counted in the database, so the limits hold for all processes together. E-mails are stored as hashes under `hashKey`. */
export function loginAttempts(database: Database, hashKey: string, clock: () => Date): LoginAttempts {
  return {
    async begin(email, address) {
      const at = clock();
      const emailHash = createHmac('sha256', hashKey).update(email.toLowerCase()).digest('base64url');
      const { id } = await database.withIdentity((query) =>
        query
          .insertInto('login_attempts')
          .values({ email_hash: emailHash, address: networkOf(address), succeeded: false, at })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      const retryAfter = await database.withIdentity(async (query) => {
        const wait = Math.max(
          await waitForEmail(query, emailHash, at),
          await waitForAddress(query, networkOf(address), at),
        );
        if (wait > 0) await query.deleteFrom('login_attempts').where('id', '=', id).execute();
        return wait;
      });
      if (retryAfter > 0) return { retryAfter };
      return {
        succeed: async () => {
          await database.withIdentity((query) =>
            query.updateTable('login_attempts').set({ succeeded: true }).where('id', '=', id).execute(),
          );
        },
      };
    },
  };
}

/** Failures count since the last success: who knows the password starts afresh. */
async function waitForEmail(query: Kysely<Schema>, emailHash: string, at: Date): Promise<number> {
  const rows = await query
    .selectFrom('login_attempts')
    .select(['at', 'succeeded'])
    .where('email_hash', '=', emailHash)
    .where('at', '>', windowStart(at))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(attemptLimits.perEmail + 1)
    .execute();
  const lastSuccess = rows.findIndex(({ succeeded }) => succeeded);
  return waitFor(lastSuccess === -1 ? rows : rows.slice(0, lastSuccess), attemptLimits.perEmail, at);
}

/** A success proves nothing here: whoever tries many e-mails may own one of them. */
async function waitForAddress(query: Kysely<Schema>, address: string, at: Date): Promise<number> {
  const rows = await query
    .selectFrom('login_attempts')
    .select('at')
    .where('address', '=', address)
    .where('succeeded', '=', false)
    .where('at', '>', windowStart(at))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(attemptLimits.perAddress + 1)
    .execute();
  return waitFor(rows, attemptLimits.perAddress, at);
}

/** Seconds until fewer than `limit` of the failures (newest first, the running attempt among them) are left in the window. */
function waitFor(failures: readonly { at: Date }[], limit: number, now: Date): number {
  const oldest = failures[limit];
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest.at.getTime() - windowStart(now).getTime()) / 1000));
}

function windowStart(at: Date): Date {
  return new Date(at.getTime() - attemptLimits.windowSeconds * 1000);
}

/** One IPv6 customer has a whole /64 to choose addresses from. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tailGroups];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
