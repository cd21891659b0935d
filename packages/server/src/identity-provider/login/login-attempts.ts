import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { takeTurns, toldWait, triesThatCount, waitAfter, windowStart, type Pace } from '../../http/pace.ts';
import { plainEmail } from './plain-email.ts';

/** Failures slow down whoever goes on, and lock out nobody. An office shares an address, so it gets more, and shorter pauses. */
export const attemptPaces = {
  perEmail: { free: 5, longestPause: 60 },
  perAddress: { free: 30, longestPause: 10 },
  /** Where somebody has signed in with the e-mail before: what strangers do elsewhere, and neighbours, does not count there. */
  perDevice: { free: 5, longestPause: 60 },
} as const satisfies Record<string, Pace>;

export interface LoginAttempt {
  email: string;
  address: string;
  /** Of a browser where somebody has signed in with the e-mail before (known-devices.ts). */
  device: string | undefined;
}

export interface LoginAttempts {
  /**
   * Counts an attempt as failed, before the password is looked at, so that any number of attempts at once meet the pace, and waits for
   * its turn. Answers how to take it back after success, or where its turn is too far away how many seconds to wait; an attempt that is
   * refused does not make the wait longer.
   */
  begin(attempt: LoginAttempt): Promise<{ succeed(): Promise<void> } | { retryAfter: number }>;
  /** The e-mail's holder has shown in another way who they are: it starts afresh. */
  forget(email: string): Promise<void>;
}

/** What an e-mail is counted under: nobody finds it by trying without the key. */
export function emailHasher(hashKey: string): (email: string) => string {
  return (email) => createHmac('sha256', hashKey).update(plainEmail(email)).digest('base64url');
}

export interface LoginAttemptOptions {
  database: Database;
  hashEmail: (email: string) => string;
  clock: () => Date;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Counted in the database, so the pace holds for all processes together. */
export function loginAttempts({ database, hashEmail, clock, pause }: LoginAttemptOptions): LoginAttempts {
  return {
    async forget(email) {
      await database.withIdentity((query) =>
        query.deleteFrom('login_attempts').where('email_hash', '=', hashEmail(email)).execute(),
      );
    },

    async begin({ email, address, device }) {
      const emailHash = hashEmail(email);
      const network = networkOf(address);
      const turn = await database.withIdentity<{ retryAfter: number } | { id: string; wait: number }>(async (query) => {
        await takeTurns(
          query,
          device === undefined ? [`login of ${emailHash}`, `login from ${network}`] : [`login at ${device}`],
        );
        const now = clock();
        const wait =
          device === undefined
            ? Math.max(await waitForEmail(query, emailHash, now), await waitForAddress(query, network, now))
            : await waitForDevice(query, device, now);
        const retryAfter = toldWait(wait);
        if (retryAfter !== undefined) return { retryAfter };
        const { id } = await query
          .insertInto('login_attempts')
          .values({
            email_hash: emailHash,
            address: network,
            device: device ?? null,
            succeeded: false,
            at: new Date(now.getTime() + wait),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id, wait };
      });
      if ('retryAfter' in turn) return turn;
      if (turn.wait > 0) await pause(turn.wait);
      return {
        succeed: async () => {
          await database.withIdentity((query) =>
            query.updateTable('login_attempts').set({ succeeded: true }).where('id', '=', turn.id).execute(),
          );
        },
      };
    },
  };
}

async function waitForEmail(query: Kysely<Schema>, emailHash: string, now: Date): Promise<number> {
  const rows = await newestAttempts(query, attemptPaces.perEmail, now)
    .where('email_hash', '=', emailHash)
    .where('device', 'is', null)
    .execute();
  return waitAfter(failuresSinceSuccess(rows), attemptPaces.perEmail, now);
}

async function waitForDevice(query: Kysely<Schema>, device: string, now: Date): Promise<number> {
  const rows = await newestAttempts(query, attemptPaces.perDevice, now).where('device', '=', device).execute();
  return waitAfter(failuresSinceSuccess(rows), attemptPaces.perDevice, now);
}

/** A success proves nothing here: whoever tries many e-mails may own one of them. */
async function waitForAddress(query: Kysely<Schema>, address: string, now: Date): Promise<number> {
  const failures = await newestAttempts(query, attemptPaces.perAddress, now)
    .where('address', '=', address)
    .where('device', 'is', null)
    .where('succeeded', '=', false)
    .execute();
  return waitAfter(failures, attemptPaces.perAddress, now);
}

function newestAttempts(query: Kysely<Schema>, pace: Pace, now: Date) {
  return query
    .selectFrom('login_attempts')
    .select(['at', 'succeeded'])
    .where('at', '>', windowStart(now))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(triesThatCount(pace));
}

/** Who knows the password starts afresh. */
function failuresSinceSuccess<Attempt extends { succeeded: boolean }>(attempts: Attempt[]): Attempt[] {
  const lastSuccess = attempts.findIndex(({ succeeded }) => succeeded);
  return lastSuccess === -1 ? attempts : attempts.slice(0, lastSuccess);
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
