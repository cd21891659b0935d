import type { Approval, Registry, UserLocale } from '@skerry/contracts';
import { formatDate, formatMoney } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Transaction } from '../../../database/connect.ts';
import { customerNameOf } from '../../../database/customer-name.ts';
import type { Principal } from '../../../identity/principal.ts';
import { queueMail, type MailSender } from '../../../mail/customer-mail.ts';
import { mailWish } from '../../../notifications/mail-wish.ts';
import { recipientOf, type ApprovalRow } from './approvals.repository.ts';
import { deciderRecipients } from './deciders.repository.ts';

/** Where an approval is decided: behind the login, as every page. */
function linkTo(origin: string, approvalId: string): string {
  return `${origin}/quote-and-order?approval=${encodeURIComponent(approvalId)}`;
}

/** Tells those who may decide, each in their own language. */
export async function mailDeciders(
  transaction: Transaction,
  sender: MailSender,
  approval: Approval,
  { userId, registry }: Pick<Principal, 'userId' | 'registry'>,
): Promise<void> {
  const { appName, originFor } = sender;
  const customer = await customerNameOf(transaction);
  const recipients = await deciderRecipients(transaction, approval.quote.id, userId === null ? [] : [userId]);
  for (const { id, email, locale, firstName } of recipients) {
    const notice = { topic: 'APPROVAL', reason: 'role', customer, registry } as const;
    const wish = await mailWish(transaction, sender, { id, locale }, notice);
    if (wish === undefined) continue;
    await queueMail(transaction, {
      to: email,
      locale,
      subject: 'mail.approvalAsked.subject',
      body: 'mail.approvalAsked.body',
      ...wish,
      values: {
        appName,
        firstName,
        name: approval.requestedBy,
        order: orderOf(approval.quote),
        fee: formatMoney(locale, approval.monthlyMinor / 100, approval.currency),
        day: formatDate(locale, new Date(`${approval.expiresOn}T00:00Z`), 'date', 'UTC'),
        message: messageOf(locale, approval.requestedBy, approval.comment),
        link: linkTo(originFor(registry), approval.id),
      },
    });
  }
}

/** Tells the one who asked what came of it. */
export async function mailOutcome(
  transaction: Transaction,
  sender: MailSender,
  approval: ApprovalRow,
  decision: { name: string; comment: string; status: string; registry: Registry },
): Promise<void> {
  const to = await recipientOf(transaction, approval.requested_by_user_id);
  if (!to?.active) return;
  const { appName, originFor } = sender;
  const { id, email, locale, firstName } = to;
  const customer = await customerNameOf(transaction);
  const notice = { topic: 'APPROVAL', reason: 'named', customer, registry: decision.registry } as const;
  const wish = await mailWish(transaction, sender, { id, locale }, notice);
  if (wish === undefined) return;
  const outcome = ({ APPROVED: 'approvalGiven', REJECTED: 'approvalRefused' } as const)[decision.status];
  const { quote_number: number, name, products } = approval.quote;
  await queueMail(transaction, {
    to: email,
    locale,
    subject: `mail.${outcome ?? 'approvalFailed'}.subject`,
    body: `mail.${outcome ?? 'approvalFailed'}.body`,
    ...wish,
    values: {
      appName,
      firstName,
      name: decision.name,
      order: orderOf({ number, name, products }),
      message: messageOf(locale, decision.name, decision.comment),
      link: linkTo(originFor(decision.registry), approval.id),
    },
  });
}

/** "INT, Dokvej 7, Aarhus (Q-88226)" */
function orderOf({ number, name, products }: Pick<Approval['quote'], 'number' | 'name' | 'products'>): string {
  const words = [...products.map((product) => product.name), name].filter((word) => word !== '');
  return `${words.join(', ')} (${number})`;
}

/** A paragraph of its own, where there is one. */
function messageOf(locale: UserLocale, author: string, text: string): string {
  return text === '' ? '' : `\n\n${formatMessage(locale, 'mail.approval.message', { name: author, text })}`;
}
