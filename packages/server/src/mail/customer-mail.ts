import type { Registry, UserLocale } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Transaction } from '../database/connect.ts';

/** What mails say about the portal that sends them. */
export interface MailSender {
  appName: string;
  /** Origin of the links, by the customer's registry. */
  originFor: (registry: Registry) => string;
}

export interface CustomerMail {
  to: string;
  locale: UserLocale;
  subject: MessageId;
  body: MessageId;
  values: Record<string, string>;
  /** @default now */
  notBefore?: Date;
  /** What turns mails like it off. */
  unsubscribeUrl?: string;
  /** Why it comes, and where one chooses. */
  footer?: string;
}

/** Puts a mail into the outbox of the transaction's customer: it is sent if the transaction commits. */
export async function queueMail(
  { query, customerId }: Transaction,
  { to, locale, subject, body, values, notBefore, unsubscribeUrl, footer }: CustomerMail,
): Promise<void> {
  await query
    .insertInto('outbox_mails')
    .values({
      customer_id: customerId,
      recipient: to,
      subject: formatMessage(locale, subject, values),
      body: [formatMessage(locale, body, values), ...(footer === undefined ? [] : [footer])].join('\n\n'),
      last_error: null,
      ...(notBefore !== undefined && notBefore > new Date() && { next_attempt_at: notBefore }),
      ...(unsubscribeUrl !== undefined && { unsubscribe_url: unsubscribeUrl }),
    })
    .execute();
}
