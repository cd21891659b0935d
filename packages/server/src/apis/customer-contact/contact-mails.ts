import { createHash, randomBytes } from 'node:crypto';
import type { Contact } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { customerNameOf } from '../../database/customer-name.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { queueMail, type MailSender } from '../../mail/customer-mail.ts';

/** Mails that one address gets from one customer's people in a day: nobody is to be bothered through us. */
const maxMailsToAddress = 5;
/** And all addresses together, as many as one import asks: contacts can be removed and changed, so their number bounds nothing. */
const maxMailsInDay = 500;

/** A token has 256 random bits, so a quick hash of it tells nobody what it was. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Recipient = Pick<Contact, 'id' | 'name' | 'email' | 'locale'>;
type Author = Pick<Principal, 'accountId' | 'firstName' | 'lastName' | 'registry'>;

/** Asks a contact to confirm its address. False where as many mails have gone as go in a day. */
export async function mailVerification(
  transaction: Transaction,
  { appName, originFor }: MailSender,
  author: Author,
  contact: Recipient,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  if (!(await noteMail(transaction, author, contact, { kind: 'VERIFICATION', hash: hashOf(token) }))) return false;
  await queueMail(transaction, {
    to: contact.email,
    locale: contact.locale,
    subject: 'mail.contactVerification.subject',
    body: 'mail.contactVerification.body',
    values: {
      appName,
      name: `${author.firstName} ${author.lastName}`,
      contact: contact.name,
      customer: await customerNameOf(transaction),
      // Where no server sees it, as in an invitation.
      link: `${originFor(author.registry)}/sign-in/contact?lang=${contact.locale}#${token}`,
    },
  });
  return true;
}

/** Sends a notice that says that it is a test. Throws 429 where enough have gone. */
export async function mailTest(
  transaction: Transaction,
  { appName, originFor }: MailSender,
  author: Author,
  contact: Recipient,
): Promise<void> {
  if (!(await noteMail(transaction, author, contact, { kind: 'TEST', hash: null }))) throw tooManyMails();
  await queueMail(transaction, {
    to: contact.email,
    locale: contact.locale,
    subject: 'mail.contactTest.subject',
    body: 'mail.contactTest.body',
    values: {
      appName,
      name: `${author.firstName} ${author.lastName}`,
      contact: contact.name,
      customer: await customerNameOf(transaction),
      link: `${originFor(author.registry)}/contacts`,
    },
  });
  await transaction.query
    .updateTable('contacts')
    .set({ last_test_at: sql<Date>`now()` })
    .where('customer_id', '=', transaction.customerId)
    .where('id', '=', contact.id)
    .execute();
}

export function tooManyMails(): ProblemError {
  return new ProblemError(429, { code: 'TOO_MANY_MAILS', headers: { 'retry-after': '86400' } });
}

async function noteMail(
  { query, customerId }: Transaction,
  { accountId }: Author,
  { id, email }: Recipient,
  { kind, hash }: { kind: 'VERIFICATION' | 'TEST'; hash: string | null },
): Promise<boolean> {
  // Two at once to one address are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact mail|${customerId}|${email.toLowerCase()}`}, 0))`.execute(
    query,
  );
  const { rows } = await sql<{ sent: number; toAddress: number }>`
    select count(*)::int as sent, (count(*) filter (where lower(email) = ${email.toLowerCase()}))::int as "toAddress" from contact_mails
    where customer_id = ${customerId} and sent_at > now() - interval '1 day'`.execute(query);
  const { sent = 0, toAddress = 0 } = rows[0] ?? {};
  if (toAddress >= maxMailsToAddress || sent >= maxMailsInDay) return false;
  await query
    .insertInto('contact_mails')
    .values({ customer_id: customerId, contact_id: id, kind, email, token_hash: hash, sent_by: accountId })
    .execute();
  return true;
}
