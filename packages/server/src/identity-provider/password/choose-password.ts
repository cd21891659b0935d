import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { revokeAccount } from '../sessions/revocation.ts';

/**
 * A one-time link in the account's mail has led to a new password: its holder has shown that mails reach them, no other link works
 * any more, and whoever was signed in with the account is not.
 */
export async function choosePassword(
  query: Kysely<Schema>,
  { accountId, passwordHash, at }: { accountId: string; passwordHash: string; at: Date },
): Promise<void> {
  for (const links of ['invitations', 'password_resets'] as const)
    await query
      .updateTable(links)
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute();
  await query
    .updateTable('accounts')
    .set({ password_hash: passwordHash, email_proven: true })
    .where('id', '=', accountId)
    .execute();
  await revokeAccount(query, accountId);
}
