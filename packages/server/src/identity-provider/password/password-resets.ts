import type { Registry, UserLocale } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { Kysely } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { queueMail } from '../../mail/customer-mail.ts';
import { findLogin } from '../accounts/accounts.ts';
import { hashOf, oneTimeToken } from '../one-time-token.ts';
import { choosePassword } from './choose-password.ts';
import { hashPassword, type ScryptCost } from './password.ts';
import { resetRecipient, type ResetRecipient } from './reset-recipient.ts';

type Query = Kysely<Schema>;

export const resetLifetimeMinutes = 30;

export interface PasswordResets {
  /** Mails a one-time link to whoever signs in with the e-mail. Where nobody does, nothing goes out. */
  send(email: string): Promise<void>;
  /** Whom a link is for, or undefined where it is unknown, used or too old, or its user has become inactive. */
  inspect(token: string): Promise<{ email: string; firstName: string; locale: UserLocale } | undefined>;
  /** Sets the password and uses the link up. Answers whose it was; undefined where the link is not good (any more). */
  accept(token: string, password: string, traceId: string): Promise<{ accountId: string; email: string } | undefined>;
}

export interface PasswordResetOptions {
  database: Database;
  /** Name of the portal, for the mails. */
  appName: string;
  /** Where the link leads, by the customer's registry. */
  originFor: (registry: Registry) => string;
  clock: () => Date;
  passwordCost: ScryptCost;
}

export function passwordResets({
  database,
  appName,
  originFor,
  clock,
  passwordCost,
}: PasswordResetOptions): PasswordResets {
  const valid = (query: Query, token: string) =>
    query
      .selectFrom('password_resets')
      .select('account_id')
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock());

  const recipientOf = async (token: string) => {
    const reset = await valid(database.identityReads, token).executeTakeFirst();
    return reset && resetRecipient(database.identityReads, reset.account_id);
  };

  const mail = (transaction: Transaction, to: ResetRecipient, name: 'passwordReset' | 'passwordChanged', link = '') =>
    queueMail(transaction, {
      to: to.account.email,
      locale: to.locale,
      subject: `mail.${name}.subject` satisfies MessageId,
      body: `mail.${name}.body` satisfies MessageId,
      values: {
        appName,
        firstName: to.account.firstName,
        email: to.account.email,
        link: `${originFor(to.registry)}${link}`,
        minutes: String(resetLifetimeMinutes),
      },
    });

  return {
    async send(email) {
      const login = await findLogin(database.identityReads, email);
      const recipient = login && (await resetRecipient(database.identityReads, login.accountId));
      if (recipient === undefined) return;
      const { token, hash } = oneTimeToken();
      await database.withTenant({ customerId: recipient.customerId, scope: null }, async (transaction) => {
        await transaction.asIdentity((query) =>
          query
            .insertInto('password_resets')
            .values({
              token_hash: hash,
              account_id: recipient.account.id,
              expires_at: new Date(clock().getTime() + resetLifetimeMinutes * 60 * 1000),
            })
            .execute(),
        );
        // In the fragment, which browsers send to no server.
        await mail(transaction, recipient, 'passwordReset', `/sign-in/new-password#${token}`);
      });
    },

    async inspect(token) {
      const recipient = await recipientOf(token);
      if (recipient === undefined) return undefined;
      const { account, locale } = recipient;
      return { email: account.email, firstName: account.firstName, locale };
    },

    async accept(token, password, traceId) {
      // Looked at first: a made-up link must not cost a hash. What counts is the look under the lock.
      const recipient = await recipientOf(token);
      if (recipient === undefined) return undefined;
      const { account, customerId, userId } = recipient;
      const passwordHash = await hashPassword(password, passwordCost);
      return database.withTenant({ customerId, scope: null }, async (transaction) => {
        const isSet = await transaction.asIdentity(async (query) => {
          // The account and not the link: two of its links may be used at once.
          await query.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute();
          if ((await valid(query, token).executeTakeFirst()) === undefined) return false;
          await choosePassword(query, { accountId: account.id, passwordHash, at: clock() });
          return true;
        });
        if (!isSet) return undefined;
        await audit(transaction, {
          principal: { accountId: account.id, category: account.userCategory, userId },
          traceId,
          action: 'acceptPasswordReset',
          objectType: 'account',
          objectId: account.id,
        });
        await mail(transaction, recipient, 'passwordChanged');
        return { accountId: account.id, email: account.email };
      });
    },
  };
}
