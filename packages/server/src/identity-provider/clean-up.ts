import type { Database } from '../database/connect.ts';
import { windowStart } from '../http/pace.ts';
import { resetLimits } from './password/reset-requests.ts';

/** Deletes what has run out: the provider's objects, attempts beyond their window, one-time links, and accounts that nobody can use. */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await database.withIdentity(async (query) => {
    await query.deleteFrom('oidc_payloads').where('expires_at', '<', now).execute();
    await query.deleteFrom('login_attempts').where('at', '<', windowStart(now)).execute();
    await query.deleteFrom('password_reset_requests').where('at', '<', before(resetLimits.windowSeconds)).execute();
    await query.deleteFrom('invitations').where('expires_at', '<', now).execute();
    await query.deleteFrom('password_resets').where('expires_at', '<', now).execute();
    // What is left when a user moved on to the account of another e-mail. A day leaves time for a transaction that makes a user.
    await query
      .deleteFrom('accounts')
      .where('user_category', '=', 'customer')
      .where('password_hash', 'is', null)
      .where('created_at', '<', before(24 * 60 * 60))
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('customer_users').select('customer_users.id').whereRef('account_id', '=', 'accounts.id'),
          ),
        ),
      )
      .execute();
  });
}
