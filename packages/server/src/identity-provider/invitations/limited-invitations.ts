import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { IdentityDirectory } from '../accounts/identity-directory.ts';

type Query = Kysely<Schema>;

/** Invitations that one address gets within a day, whichever users and companies they are for. */
export const maxInvitationsToAddress = 8;

/** Refuses with 429 what has been done too often; `seconds` until it can be done again. */
export function tooManyInvitations(seconds: number): ProblemError {
  return new ProblemError(429, {
    code: 'TOO_MANY_INVITATIONS',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/**
 * A directory that mails an address so many invitations a day and no more. Users can be deleted and created again, and one person can be
 * invited by many companies: a limit for each user alone would not keep anybody's mailbox from being filled.
 */
export function limitedInvitations(directory: IdentityDirectory): IdentityDirectory {
  return {
    ...directory,
    async add(transaction, user) {
      await transaction.asIdentity((query) => refuseTooMany(query, user.email));
      const added = await directory.add(transaction, user);
      if (added.isInvited === true) await transaction.asIdentity((query) => note(query, user.email));
      return added;
    },
    async change(transaction, accountId, user) {
      await transaction.asIdentity(async (query) => {
        if (await isOtherAddress(query, accountId, user.email)) await refuseTooMany(query, user.email);
      });
      const changed = await directory.change(transaction, accountId, user);
      if (changed.isInvited === true) await transaction.asIdentity((query) => note(query, user.email));
      return changed;
    },
    async invite(transaction, accountId, user) {
      await transaction.asIdentity((query) => refuseTooMany(query, user.email));
      const isInvited = await directory.invite(transaction, accountId, user);
      if (isInvited) await transaction.asIdentity((query) => note(query, user.email));
      return isInvited;
    },
  };
}

async function refuseTooMany(query: Query, email: string): Promise<void> {
  // The one that has to be a day old before the next.
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from at + interval '1 day' - now())::float8 as seconds from invitation_mails
    where email_hash = ${hashOf(email)} and at > now() - interval '1 day'
    order by at desc offset ${maxInvitationsToAddress - 1} limit 1`.execute(query);
  const [last] = rows;
  if (last !== undefined) throw tooManyInvitations(last.seconds);
}

async function note(query: Query, email: string): Promise<void> {
  await query
    .deleteFrom('invitation_mails')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await query
    .insertInto('invitation_mails')
    .values({ email_hash: hashOf(email) })
    .execute();
}

async function isOtherAddress(query: Query, accountId: string, email: string): Promise<boolean> {
  const account = await query.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return account?.email.toLowerCase() !== email.toLowerCase();
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
