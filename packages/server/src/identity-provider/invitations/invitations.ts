import type { UserLocale } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { invitationDays } from '../accounts/identity-directory.ts';
import { hashOf, oneTimeToken } from '../one-time-token.ts';
import { choosePassword } from '../password/choose-password.ts';
import { hashPassword, type ScryptCost } from '../password/password.ts';

type Query = Kysely<Schema>;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

export interface Invitation {
  accountId: string;
  /** The customer that invites, and pays for the mail. */
  customerId: string;
  email: string;
  firstName: string;
  locale: UserLocale;
}

export interface Invitations {
  /** Puts a mail with a one-time link into the outbox. Links sent to the account before stop working if `replacesOthers`. */
  send(query: Query, invitation: Invitation, options?: { replacesOthers?: boolean }): Promise<void>;
  /** Whom a link is for, or undefined where it is unknown, used or too old. */
  inspect(token: string): Promise<{ email: string; firstName: string; locale: UserLocale } | undefined>;
  /** Sets the password and uses the link up. False where the link is not good (any more). */
  accept(token: string, password: string): Promise<boolean>;
}

export interface InvitationOptions {
  database: Database;
  /** Name of the portal, for the mail. */
  appName: string;
  /** Where the link leads, by the customer's registry. */
  originFor: (registry: 'se' | 'no' | 'dk' | 'com') => string;
  clock: () => Date;
  passwordCost: ScryptCost;
}

export function invitations({ database, appName, originFor, clock, passwordCost }: InvitationOptions): Invitations {
  const valid = (query: Query, token: string) =>
    query
      .selectFrom('invitations')
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock());

  return {
    async send(query, { accountId, customerId, email, firstName, locale }, { replacesOthers = false } = {}) {
      const { token, hash } = oneTimeToken();
      const expiresAt = new Date(clock().getTime() + invitationDays * millisecondsPerDay);
      const customer = await query
        .selectFrom('customers')
        .select(['name', 'registry'])
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (replacesOthers) await query.deleteFrom('invitations').where('account_id', '=', accountId).execute();
      await query
        .insertInto('invitations')
        .values({
          token_hash: hash,
          account_id: accountId,
          first_name: firstName,
          locale,
          expires_at: expiresAt,
        })
        .execute();
      const values = {
        appName,
        firstName,
        customer: customer.name,
        // In the fragment, which browsers send to no server.
        link: `${originFor(customer.registry)}/sign-in/invitation#${token}`,
        validUntil: formatDate(locale, expiresAt, 'date', 'Europe/Stockholm'),
      };
      const subject = formatMessage(locale, 'mail.invitation.subject', values);
      const body = formatMessage(locale, 'mail.invitation.body', values);
      await query
        .insertInto('outbox_mails')
        .values({ customer_id: customerId, recipient: email, subject, body, last_error: null })
        .execute();
    },

    async inspect(token) {
      const row = await valid(database.identityReads, token)
        .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
        .select(['accounts.email', 'invitations.first_name', 'invitations.locale'])
        .executeTakeFirst();
      return row === undefined ? undefined : { email: row.email, firstName: row.first_name, locale: row.locale };
    },

    async accept(token, password) {
      // Looked at first: a made-up link must not cost a hash. What counts is the update below.
      if ((await valid(database.identityReads, token).select('account_id').executeTakeFirst()) === undefined)
        return false;
      const passwordHash = await hashPassword(password, passwordCost);
      return database.withIdentity(async (query) => {
        const invitation = await valid(query, token).select('account_id').forUpdate().executeTakeFirst();
        if (invitation === undefined) return false;
        await choosePassword(query, { accountId: invitation.account_id, passwordHash, at: clock() });
        return true;
      });
    },
  };
}
