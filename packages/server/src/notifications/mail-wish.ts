import type { NotificationTopic, Registry, UserLocale } from '@skerry/contracts';
import type { Transaction } from '../database/connect.ts';
import type { CustomerMail, MailSender } from '../mail/customer-mail.ts';
import { dueAt } from './due-at.ts';
import { mailFooter } from './mail-footer.ts';
import { findSettings, unsubscribeToken } from './settings.repository.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

type Wish = Required<Pick<CustomerMail, 'notBefore' | 'unsubscribeUrl' | 'footer'>>;

/** For a mail that goes out with the write that causes it: when its reader wants it and what ends it; undefined for whoever wants none. */
export async function mailWish(
  transaction: Transaction,
  { originFor }: MailSender,
  user: { id: string; locale: UserLocale },
  notice: { topic: NotificationTopic; reason: 'named' | 'role'; customer: string; registry: Registry },
): Promise<Wish | undefined> {
  const settings = (await findSettings(transaction, [user.id]))(user.id);
  if (!settings.topics[notice.topic].mail) return undefined;
  const origin = originFor(notice.registry);
  const token = await unsubscribeToken(transaction, user.id);
  return {
    notBefore: dueAt(new Date(), { timing: 'AT_ONCE', isUrgent: false, lastAt: undefined }, settings),
    unsubscribeUrl: unsubscribeUrl(origin, token, [notice.topic]),
    footer: mailFooter(user.locale, { reason: notice.reason, customer: notice.customer, origin }),
  };
}
