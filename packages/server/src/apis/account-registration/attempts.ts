import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { takeTurns, toldWait, triesThatCount, waitAfter, windowStart, type Pace } from '../../http/pace.ts';
import { ProblemError } from '../../http/problem.ts';
import { emailHasher, networkOf } from '../../identity-provider/login/login-attempts.ts';
import { hashKey } from '../../identity-provider/secrets.ts';

/**
 * By network address or signed-in account, by customer id and by e-mail, each for itself. There is an end to it, and soon for a
 * customer, because the answers tell who is whose contact (decision 23). Many people share an address.
 */
export const registrationPaces = {
  perAddress: { free: 5, longestPause: 10, most: 40 },
  perCustomer: { free: 3, longestPause: 60, most: 8 },
  perEmail: { free: 3, longestPause: 60, most: 8 },
} as const satisfies Record<string, Pace>;

/** Mails to one e-mail address within a day that registering sends, for whichever customers. */
export const maxMailsPerDay = 3;

export interface RegistrationTry {
  /** The network address, or the signed-in account. */
  from: string;
  customerId: string;
  email: string;
}

/** Answers how to take the try back once it has made somebody a user: colleagues who register one after another slow down nobody. */
export type CountAttempt = (attempt: RegistrationTry) => Promise<{ succeed(): Promise<void> }>;

type CountedBy = 'address' | 'tried_customer_id' | 'email_hash';

/**
 * Counts a try before anything is looked at, so that any number of tries at once meet the pace, and waits for its turn. Throws 429 where
 * that is too far away; a refused try does not make the wait longer. Counted in the database, so the pace holds for all processes together.
 */
export function attemptCounter(
  database: Database,
  clock: () => Date,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): CountAttempt {
  return async ({ from, customerId, email }) => {
    const hashEmail = emailHasher(await hashKey(database));
    const values = { address: networkOf(from), tried_customer_id: customerId, email_hash: hashEmail(email) };
    await database.withIdentity((query) =>
      query.deleteFrom('registration_attempts').where('at', '<=', windowStart(clock())).execute(),
    );
    const { id, wait } = await database.withIdentity(async (query) => {
      await takeTurns(query, [
        `registration from ${values.address}`,
        `registration at ${values.tried_customer_id}`,
        `registration of ${values.email_hash}`,
      ]);
      const now = clock();
      const longest = Math.max(
        await waitFor(query, 'address', values.address, registrationPaces.perAddress, now),
        await waitFor(query, 'tried_customer_id', values.tried_customer_id, registrationPaces.perCustomer, now),
        await waitFor(query, 'email_hash', values.email_hash, registrationPaces.perEmail, now),
      );
      const retryAfter = toldWait(longest);
      if (retryAfter !== undefined) throw tooManyAttempts(retryAfter);
      const row = await query
        .insertInto('registration_attempts')
        .values({ ...values, at: new Date(now.getTime() + longest) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id: row.id, wait: longest };
    });
    if (wait > 0) await pause(wait);
    return {
      succeed: async () => {
        await database.withIdentity((query) =>
          query.deleteFrom('registration_attempts').where('id', '=', id).execute(),
        );
      },
    };
  };
}

async function waitFor(
  query: Kysely<Schema>,
  column: CountedBy,
  value: string,
  pace: Pace,
  now: Date,
): Promise<number> {
  const tries = await query
    .selectFrom('registration_attempts')
    .select('at')
    .where(column, '=', value)
    .where('at', '>', windowStart(now))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(triesThatCount(pace))
    .execute();
  return waitAfter(tries, pace, now);
}

export function tooManyAttempts(retryAfter: number): ProblemError {
  return new ProblemError(429, { code: 'TOO_MANY_ATTEMPTS', headers: { 'retry-after': String(retryAfter) } });
}
