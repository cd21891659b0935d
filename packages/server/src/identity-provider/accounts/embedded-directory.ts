import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { isOfNobodyElse } from './account-users.ts';
import { hasProvenEmail, isEmail } from './accounts.ts';
import type { DirectoryUser, IdentityDirectory } from './identity-directory.ts';
import type { Invitations } from '../invitations/invitations.ts';
import { revokeAccount, revokeCustomer } from '../sessions/revocation.ts';

type Query = Kysely<Schema>;

/** The accounts of the embedded provider, which lie in the same database as the users. */
export function embeddedDirectory(invitations: Invitations): IdentityDirectory {
  async function findOrMake(query: Query, user: DirectoryUser): Promise<{ accountId: string; isInvited: boolean }> {
    const { customerId, email, firstName, locale } = user;
    const account = await heldAccount(query, user);
    const isInvited = account.password_hash === null;
    if (isInvited) await invitations.send(query, { accountId: account.id, customerId, email, firstName, locale });
    return { accountId: account.id, isInvited };
  }

  return {
    add: (transaction, user) => transaction.asIdentity((query) => findOrMake(query, user)),

    change: (transaction, accountId, user) =>
      transaction.asIdentity(async (query) => {
        const { customerId, email, firstName, lastName, locale } = user;
        const account = await query
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const isOwn = await isOfNobodyElse(query, account, customerId);
        // Other customers, and the provider's staff, know the person by the name that they gave themselves.
        if (isOwn)
          await query
            .updateTable('accounts')
            .set({ first_name: firstName, last_name: lastName })
            .where('id', '=', accountId)
            .execute();
        if (account.email.toLowerCase() === email.toLowerCase()) {
          if (isOwn) await query.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
          return { accountId };
        }
        const holder = await query.selectFrom('accounts').select('id').where(isEmail(email)).executeTakeFirst();
        if (isOwn && holder === undefined) {
          // Whoever knows the password of the old address need not be who reads mails to the new one.
          await query.updateTable('accounts').set({ email, email_proven: false }).where('id', '=', accountId).execute();
          if (account.password_hash === null)
            await invitations.send(
              query,
              { accountId, customerId, email, firstName, locale },
              { replacesOthers: true },
            );
          return { accountId, ...(account.password_hash === null && { isInvited: true }) };
        }
        if (isOwn) await abandon(query, accountId);
        else await endAtCustomer(query, account, customerId);
        return findOrMake(query, user);
      }),

    invite: (transaction, accountId, user) =>
      transaction.asIdentity(async (query) => {
        const { customerId, email, firstName, locale } = user;
        const { password_hash: passwordHash } = await query
          .selectFrom('accounts')
          .select('password_hash')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (passwordHash === null) await invitations.send(query, { accountId, customerId, email, firstName, locale });
      }),

    isProvenEmail: (transaction, accountId, email) =>
      transaction.asIdentity((query) => hasProvenEmail(query, accountId, email)),

    deactivate: (transaction, accountId, customerId) =>
      transaction.asIdentity(async (query) => {
        const account = await query
          .selectFrom('accounts')
          .select(['id', 'user_category'])
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (await isUserElsewhere(query, account, customerId)) await endAtCustomer(query, account, customerId);
        else await revokeAccount(query, accountId);
      }),

    remove: (transaction: Transaction, accountId, customerId) =>
      transaction.asIdentity(async (query) => {
        const account = await query
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirst();
        if (account === undefined) return;
        if (!(await isOfNobodyElse(query, account, customerId))) {
          await endAtCustomer(query, account, customerId);
          return;
        }
        await revokeAccount(query, accountId);
        await query.deleteFrom('accounts').where('id', '=', accountId).execute();
      }),

    // Its logins and tokens read the users' rows themselves.
    settle: () => Promise.resolve(),
  };
}

/** Another customer may delete the person's account between the two statements, each time somebody else has made it again. */
const mostTries = 5;

/** The account of the address, made where there is none, which nobody deletes before the transaction ends. */
async function heldAccount(
  query: Query,
  { customerId, email, firstName, lastName }: DirectoryUser,
): Promise<{ id: string; password_hash: string | null }> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await query
      .insertInto('accounts')
      .values({
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: null,
        default_customer_id: customerId,
        cdn_id: null,
      })
      // Another administrator may be adding the same person to another customer right now.
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const account = await query
      .selectFrom('accounts')
      .select(['id', 'password_hash'])
      .where(isEmail(email))
      .forKeyShare()
      .executeTakeFirst();
    if (account !== undefined) return account;
  }
  throw new ProblemError(503, { headers: { 'retry-after': '1' } });
}

interface SignedIn {
  id: string;
  user_category: 'customer' | 'internalStaff';
}

/**
 * Ends what somebody does as this customer's user. Staff's sessions are their work as staff, which no customer ends; what they had as its
 * user is read on each call, and is gone at the next.
 */
async function endAtCustomer(query: Query, account: SignedIn, customerId: string): Promise<void> {
  if (account.user_category !== 'internalStaff') await revokeCustomer(query, account.id, customerId);
}

/** Whether the account can go on signing in without this customer. */
async function isUserElsewhere(query: Query, account: SignedIn, customerId: string): Promise<boolean> {
  if (account.user_category === 'internalStaff') return true;
  const other = await query
    .selectFrom('customer_users')
    .select('id')
    .where('account_id', '=', account.id)
    .where('customer_id', '<>', customerId)
    .where('active', '=', true)
    .executeTakeFirst();
  return other !== undefined;
}

/** Its user moves to another account, but still refers to it until the caller has written that: it can't be deleted, so it is made unusable. */
async function abandon(query: Query, accountId: string): Promise<void> {
  await revokeAccount(query, accountId);
  await query.deleteFrom('invitations').where('account_id', '=', accountId).execute();
  await query.updateTable('accounts').set({ password_hash: null }).where('id', '=', accountId).execute();
}
