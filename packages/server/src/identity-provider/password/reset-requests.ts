import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { networkOf } from '../login/login-attempts.ts';

/**
 * Mails within the window after which no more go out, and the pause between two to the same e-mail. An office shares an address, so it
 * gets more.
 */
export const resetLimits = { windowSeconds: 15 * 60, perEmail: 3, perAddress: 20, pauseSeconds: 60 };

/**
 * Counts a request before anything is looked at, whether the e-mail is known or not. False beyond the limits; a request beyond them
 * does not make the wait longer. Counted in the database, one after the other, so the limits hold for all processes together.
 */
export async function countResetRequest(
  database: Database,
  { emailHash, address, at }: { emailHash: string; address: string; at: Date },
): Promise<boolean> {
  const network = networkOf(address);
  return database.withIdentity(async (query) => {
    for (const counted of [`reset of ${emailHash}`, `reset from ${network}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${counted}, 0))`.execute(query);
    const ofEmail = await requestsSince(query, 'email_hash', emailHash, windowStart(at));
    const ofAddress = await requestsSince(query, 'address', network, windowStart(at));
    const lastMail = ofEmail[0]?.getTime() ?? -Infinity;
    const isWithin =
      ofEmail.length < resetLimits.perEmail &&
      ofAddress.length < resetLimits.perAddress &&
      lastMail <= at.getTime() - resetLimits.pauseSeconds * 1000;
    if (isWithin)
      await query
        .insertInto('password_reset_requests')
        .values({ email_hash: emailHash, address: network, at })
        .execute();
    return isWithin;
  });
}

/** The times, newest first. */
async function requestsSince(
  query: Kysely<Schema>,
  column: 'email_hash' | 'address',
  value: string,
  start: Date,
): Promise<Date[]> {
  const rows = await query
    .selectFrom('password_reset_requests')
    .select('at')
    .where(column, '=', value)
    .where('at', '>', start)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}

function windowStart(at: Date): Date {
  return new Date(at.getTime() - resetLimits.windowSeconds * 1000);
}
