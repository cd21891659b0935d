import { defaultUserLocale, type Registry, type UserLocale } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { customerScopeOf, findActiveAccount, type Account } from '../accounts/accounts.ts';

/** Who sets a new password, and the customer that pays for the mail and keeps the audit row: the one that the account acts for first. */
export interface ResetRecipient {
  account: Account;
  customerId: string;
  registry: Registry;
  /** The user that the account is there; null for the provider's staff. */
  userId: string | null;
  locale: UserLocale;
}

/** Undefined where the account may not sign in, or could act nowhere if it did. */
export async function resetRecipient(query: Kysely<Schema>, accountId: string): Promise<ResetRecipient | undefined> {
  const account = await findActiveAccount(query, accountId);
  const scope = account && (await customerScopeOf(query, account));
  if (account === undefined || scope === undefined) return undefined;
  const { customerId, registry } = scope;
  const user = await query
    .selectFrom('customer_users')
    .select(['id', 'locale'])
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { account, customerId, registry, userId: user?.id ?? null, locale: user?.locale ?? defaultUserLocale };
}
