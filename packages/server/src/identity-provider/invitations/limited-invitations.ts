import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { DirectoryUser, IdentityDirectory } from '../accounts/identity-directory.ts';

type Query = Kysely<Schema>;

/** Invitations that one address gets from one customer within a day, whichever users they are for. */
export const maxInvitationsToAddress = 8;

/** The same from all customers together: far more than one may send, so that no customer keeps the others from inviting somebody. */
export const maxInvitationsOfAll = 40;

const secondsPerDay = 24 * 60 * 60;

/** Refuses with 429 what has been done too often; `seconds` until it can be done again. It is the e-mail that is wrong. */
export function tooManyInvitations(seconds: number): ProblemError {
  return new ProblemError(429, {
    code: 'TOO_MANY_INVITATIONS',
    errors: [{ field: 'email', code: 'tooManyInvitations' }],
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/**
 * A directory that mails an address so many invitations a day and no more. Users can be deleted and created again, and one person can be
 * invited by many companies: a limit for each user alone would not keep anybody's mailbox from being filled. Where no mail was needed it counts
 * as well, since the limit would tell which addresses have an account.
 */
export function limitedInvitations(directory: IdentityDirectory): IdentityDirectory {
  return {
    ...directory,
    async add(transaction, user) {
      await transaction.asIdentity((query) => refuseTooMany(query, user));
      const added = await directory.add(transaction, user);
      await transaction.asIdentity((query) => note(query, user));
      return added;
    },
    async change(transaction, accountId, user) {
      const isOther = await transaction.asIdentity((query) => isOtherAddress(query, accountId, user.email));
      if (isOther) await transaction.asIdentity((query) => refuseTooMany(query, user));
      const changed = await directory.change(transaction, accountId, user);
      if (isOther || changed.isInvited === true) await transaction.asIdentity((query) => note(query, user));
      return changed;
    },
    async invite(transaction, accountId, user) {
      await transaction.asIdentity((query) => refuseTooMany(query, user));
      await directory.invite(transaction, accountId, user);
      await transaction.asIdentity((query) => note(query, user));
    },
  };
}

/** Those of the addresses, in small letters, that the customer can't invite now. */
export async function exhaustedAddresses(
  query: Query,
  customerId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const addresses = [...new Set(emails.map(plain))];
  const keys = addresses.flatMap((email) => [
    { email, key: keyOf(email, customerId), most: maxInvitationsToAddress },
    { email, key: keyOf(email), most: maxInvitationsOfAll },
  ]);
  const { rows } = await sql<{ email_hash: string; mails: number }>`
    select email_hash, count(*)::int as mails from invitation_mails
    where email_hash = any(${keys.map(({ key }) => key)}::text[]) and at > now() - interval '1 day'
    group by email_hash`.execute(query);
  const mails = new Map(rows.map((row) => [row.email_hash, row.mails]));
  return new Set(keys.filter(({ key, most }) => (mails.get(key) ?? 0) >= most).map(({ email }) => email));
}

/** Until the transaction ends nobody else invites these, so that two at once do not both send the last mail. In one order, as two may come. */
export async function holdAddresses(query: Query, emails: readonly string[]): Promise<void> {
  const locks = [...new Set(emails.map((email) => `invitations to ${keyOf(email)}`))].sort();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${locks}::text[]) with ordinality as locks (name, place) order by place`.execute(query);
}

async function refuseTooMany(query: Query, { email, customerId }: Invited): Promise<void> {
  await holdAddresses(query, [email]);
  if ((await exhaustedAddresses(query, customerId, [email])).size === 0) return;
  // The one that has to be a day old before the next.
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from at + interval '1 day' - now())::float8 as seconds from invitation_mails
    where email_hash = ${keyOf(email, customerId)} and at > now() - interval '1 day'
    order by at desc offset ${maxInvitationsToAddress - 1} limit 1`.execute(query);
  const [last] = rows;
  // When others have invited somebody is none of the customer's business: in a day it has ended in any case.
  throw tooManyInvitations(last?.seconds ?? secondsPerDay);
}

async function note(query: Query, { email, customerId }: Invited): Promise<void> {
  await query
    .deleteFrom('invitation_mails')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await query
    .insertInto('invitation_mails')
    .values([{ email_hash: keyOf(email, customerId) }, { email_hash: keyOf(email) }])
    .execute();
}

async function isOtherAddress(query: Query, accountId: string, email: string): Promise<boolean> {
  const account = await query.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return account?.email.toLowerCase() !== email.toLowerCase();
}

type Invited = Pick<DirectoryUser, 'email' | 'customerId'>;

/** What a mail is counted by: the address, or the address and what sends to it. Neither is stored as it is. */
export function keyOf(email: string, sender?: string): string {
  const address = plain(email);
  return createHash('sha256')
    .update(sender === undefined ? address : `${sender} ${address}`)
    .digest('hex');
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
