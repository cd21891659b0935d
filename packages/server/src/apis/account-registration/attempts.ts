import type { Database } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { networkOf } from '../../identity-provider/login-attempts.ts';

/** Tries within the window, by network address or signed-in account and by customer id, after which nothing is tried any more: few, because the answers tell who is whose contact (decision 23). */
export const registrationLimits = { windowSeconds: 15 * 60, perAddress: 5, perCustomer: 3 };

/** Mails to one e-mail address within a day, of whatever kind, after which nobody can have another sent there by registering. */
export const maxMailsPerDay = 3;

export type CountAttempt = (address: string, customerId: string) => Promise<void>;

/**
 * Counts a try before anything is looked at, so that any number of tries at once meet the limits. Throws 429 beyond them; a refused try
 * does not make the wait longer. Counted in the database, so the limits hold for all processes together.
 */
export function attemptCounter(database: Database, clock: () => Date): CountAttempt {
  return async (address, customerId) => {
    const at = clock();
    const windowStart = new Date(at.getTime() - registrationLimits.windowSeconds * 1000);
    const network = networkOf(address);
    const { id } = await database.withIdentity(async (query) => {
      await query.deleteFrom('registration_attempts').where('at', '<=', windowStart).execute();
      return query
        .insertInto('registration_attempts')
        .values({ address: network, tried_customer_id: customerId, at })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    const retryAfter = await database.withIdentity(async (query) => {
      const newest = query
        .selectFrom('registration_attempts')
        .select('at')
        .where('at', '>', windowStart)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc');
      const ofAddress = await newest
        .where('address', '=', network)
        .limit(registrationLimits.perAddress + 1)
        .execute();
      const ofCustomer = await newest
        .where('tried_customer_id', '=', customerId)
        .limit(registrationLimits.perCustomer + 1)
        .execute();
      const wait = Math.max(
        secondsUntilFree(ofAddress[registrationLimits.perAddress], windowStart),
        secondsUntilFree(ofCustomer[registrationLimits.perCustomer], windowStart),
      );
      if (wait > 0) await query.deleteFrom('registration_attempts').where('id', '=', id).execute();
      return wait;
    });
    if (retryAfter > 0) throw tooManyAttempts(retryAfter);
  };
}

export function tooManyAttempts(retryAfter: number): ProblemError {
  return new ProblemError(429, { code: 'TOO_MANY_ATTEMPTS', headers: { 'retry-after': String(retryAfter) } });
}

/** Until the try that is one too many leaves the window. */
function secondsUntilFree(tooMany: { at: Date } | undefined, windowStart: Date): number {
  return tooMany === undefined ? 0 : Math.max(1, Math.ceil((tooMany.at.getTime() - windowStart.getTime()) / 1000));
}
