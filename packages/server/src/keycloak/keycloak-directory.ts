import type { Registry } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { isOfNobodyElse } from '../identity-provider/accounts/account-users.ts';
import { isEmail } from '../identity-provider/accounts/accounts.ts';
import type { DirectoryUser, IdentityDirectory } from '../identity-provider/accounts/identity-directory.ts';
import { attributesOf, managed, type AccountRow } from './account-attributes.ts';
import type { AdminApi, RealmUser } from './admin-api.ts';

type Query = Kysely<Schema>;

/**
 * The accounts of a Keycloak realm. Ours have the same ids, the `sub` of their tokens, and say who they are of; Keycloak has the passwords and
 * sessions, and a copy of what an account may do, for its tokens. An account that the portal did not make keeps its name and stays
 * enabled: it only gets and loses customers.
 */
export function keycloakDirectory(admin: AdminApi, originFor: (registry: Registry) => string): IdentityDirectory {
  async function findOrMake(query: Query, user: DirectoryUser): Promise<{ accountId: string; isInvited: boolean }> {
    const { customerId, email, firstName, lastName, locale } = user;
    const present = await admin.findByEmail(email);
    await refuseAnotherAccount(query, email, present?.id);
    const id =
      present?.id ??
      (await admin.create({
        username: email,
        email,
        firstName,
        lastName,
        // Enabled, and invited, once its user is written.
        enabled: false,
        attributes: { [managed]: ['true'], locale: [locale] },
      }));
    await query
      .insertInto('accounts')
      .values({
        id,
        email,
        first_name: present?.firstName ?? firstName,
        last_name: present?.lastName ?? lastName,
        password_hash: null,
        default_customer_id: customerId,
        cdn_id: null,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ email }))
      .execute();
    const isInvited = present === undefined || !(await admin.hasLogin(present));
    // An earlier link may have expired.
    if (isInvited && present?.enabled === true) {
      const { registry } = await query
        .selectFrom('customers')
        .select('registry')
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      await admin.invite(id, `${originFor(registry)}/`);
    }
    return { accountId: id, isInvited };
  }

  /** Updates the realm's copy of the account from its rows. */
  async function settle(query: Query, account: AccountRow): Promise<void> {
    const attributes = await attributesOf(query, account);
    const isUser = account.user_category === 'internalStaff' || attributes.skerry_user.length > 0;
    const present = await admin.find(account.id);
    if (present === undefined) {
      if (isUser) throw accountGone();
      return;
    }
    const enabled = isManaged(present) ? isUser : present.enabled;
    await admin.update({ ...present, enabled, attributes: { ...present.attributes, ...attributes } });
    if (present.enabled && !enabled) await admin.logOut(account.id);
    if (!present.enabled && enabled) await inviteWhereNeeded(present, attributes.skerry_user);
  }

  /** Whether it was. */
  async function inviteWhereNeeded(account: RealmUser, users: readonly string[]): Promise<boolean> {
    if (await admin.hasLogin(account)) return false;
    const registry = users[0]?.split('-').at(-1) as Registry;
    await admin.invite(account.id, `${originFor(registry)}/`);
    return true;
  }

  return {
    add: (transaction, user) => transaction.asIdentity((query) => findOrMake(query, user)),

    change: (transaction, accountId, user) =>
      transaction.asIdentity(async (query) => {
        const { customerId, email, firstName, lastName } = user;
        const account = await lock(query, accountId);
        const present = await admin.find(accountId);
        if (account === undefined || present === undefined) throw accountGone();
        const isOwn = isManaged(present) && (await isOfNobodyElse(query, account, customerId));
        const isSameEmail = account.email.toLowerCase() === email.toLowerCase();
        if (!isSameEmail && !(isOwn && (await isFree(query, email)))) return findOrMake(query, user);
        if (!isOwn) return { accountId };
        await query
          .updateTable('accounts')
          .set({ email, first_name: firstName, last_name: lastName })
          .where('id', '=', accountId)
          .execute();
        // Whoever has the password of the old address need not be who reads mails to the new one.
        const emailVerified = isSameEmail && present.emailVerified === true;
        const renamed = { ...present, email, emailVerified, firstName, lastName };
        await admin.update(renamed);
        if (isSameEmail || !present.enabled) return { accountId };
        const isInvited = await inviteWhereNeeded(renamed, (await attributesOf(query, account)).skerry_user);
        return { accountId, ...(isInvited && { isInvited }) };
      }),

    invite: (transaction, accountId) =>
      transaction.asIdentity(async (query) => {
        const account = await lock(query, accountId);
        const present = await admin.find(accountId);
        if (account === undefined || present === undefined) throw accountGone();
        await inviteWhereNeeded(present, (await attributesOf(query, account)).skerry_user);
      }),

    async isProvenEmail(_transaction, accountId, email) {
      const present = await admin.find(accountId);
      return present?.emailVerified === true && present.email.toLowerCase() === email.toLowerCase();
    },

    // settle() follows, which ends the sessions where the account is a user nowhere else.
    deactivate: () => Promise.resolve(),

    remove: (transaction, accountId, customerId) =>
      transaction.asIdentity(async (query) => {
        const account = await lock(query, accountId);
        if (account === undefined) return;
        const isLast = await isOfNobodyElse(query, account, customerId);
        if (isLast) await query.deleteFrom('accounts').where('id', '=', accountId).execute();
        const present = isLast ? await admin.find(accountId) : undefined;
        if (present !== undefined && isManaged(present)) await admin.remove(accountId);
        else await settle(query, account);
      }),

    settle: (transaction, accountId) =>
      transaction.asIdentity(async (query) => {
        const account = await lock(query, accountId);
        if (account !== undefined) await settle(query, account);
      }),
  };

  async function isFree(query: Query, email: string): Promise<boolean> {
    const holder = await query.selectFrom('accounts').select('id').where(isEmail(email)).executeTakeFirst();
    return holder === undefined && (await admin.findByEmail(email)) === undefined;
  }
}

function isManaged({ attributes }: RealmUser): boolean {
  return attributes?.[managed]?.includes('true') ?? false;
}

/** Serialises changes of one account, as each writes all of it. */
function lock(query: Query, accountId: string) {
  return query.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();
}

/**
 * An e-mail is one account here and in Keycloak, with one id. If it has become another's in Keycloak, the old one goes if nobody uses it;
 * else nothing is done that would hand one person's rights to another.
 */
async function refuseAnotherAccount(query: Query, email: string, realmId: string | undefined): Promise<void> {
  const row = await query.selectFrom('accounts').select('id').where(isEmail(email)).executeTakeFirst();
  if (row === undefined || row.id === realmId) return;
  const user = await query
    .selectFrom('customer_users')
    .select('id')
    .where('account_id', '=', row.id)
    .executeTakeFirst();
  if (user !== undefined)
    throw new ProblemError(502, {
      code: 'ACCOUNT_MISMATCH',
      cause: new Error(`Account ${row.id} is not the one that Keycloak has for its e-mail.`),
    });
  await query.deleteFrom('accounts').where('id', '=', row.id).execute();
}

function accountGone(): ProblemError {
  return new ProblemError(502, {
    code: 'ACCOUNT_GONE',
    cause: new Error('The account of this user is not in Keycloak any more.'),
  });
}
