import type { notificationsOperations } from '@skerry/contracts';
import { formatMessage } from '@skerry/i18n/server';
import { sql } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { unsubscribeToken } from '../../notifications/settings.repository.ts';
import { mailFooter } from '../../notifications/mail-footer.ts';
import { unsubscribeUrl } from '../../notifications/unsubscribe-url.ts';
import { countNotifications, listNotificationRows, markRead } from './notifications.repository.ts';
import { settingsHandlers } from './settings.ts';
import { userOf } from './user-of.ts';
import { findOwnContact } from './settings-view.ts';
import { webhookHandlers } from './webhooks.ts';
import { commaList } from '../../http/comma-list.ts';

const none = { unread: 0, actionRequired: 0, info: 0 } as const;
const maxTestsPerHour = 10;

/** The built-in notifications. */
export function notificationsHandlers(
  database: Database,
  _directory: IdentityDirectory,
  sender: MailSender,
): Handlers<notificationsOperations> {
  return {
    async listNotifications({ principal, query }) {
      const { page = 0, pageSize = 25, kind, unread, text } = query;
      const { userId } = principal;
      if (userId === null)
        return { status: 200, body: { items: [], totalItems: 0, totalPages: 0, currentPage: page, counts: none } };
      const queries = database.readsOf(principal);
      const topics = commaList(query.topics);
      const slice = { page, pageSize };
      const [{ items, totalItems }, counts] = await Promise.all([
        listNotificationRows(queries, userId, { kind, unread, topics, text }, slice),
        countNotifications(queries, userId),
      ]);
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page, counts } };
    },

    async getNotificationCounts({ principal }) {
      const { userId } = principal;
      return {
        status: 200,
        body: userId === null ? none : await countNotifications(database.readsOf(principal), userId),
      };
    },

    async markNotificationsRead(call) {
      const { principal, body, traceId, operationId: action } = call;
      const userId = userOf(principal);
      return database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const until = body.until === undefined ? undefined : new Date(body.until);
          const read = await markRead(transaction, userId, { ids: body.ids ?? [], until });
          const after = { read };
          await audit(transaction, {
            principal,
            traceId,
            action,
            objectType: 'notifications',
            objectId: userId,
            after,
          });
          return { status: 204 as const, body: undefined, headers: {} };
        }),
      );
    },

    async sendTestMail(call) {
      const { principal, traceId, operationId: action } = call;
      const userId = userOf(principal);
      return database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: {} }, async () => {
          const { email, locale, firstName } = await findOwnContact(transaction, userId);
          // Those who ask at the same time are counted one after the other.
          await sql`select pg_advisory_xact_lock(hashtextextended(${`test mails ${userId}`}, 0))`.execute(
            transaction.query,
          );
          const { rows } = await countTests(transaction, userId);
          if (rows >= maxTestsPerHour)
            throw new ProblemError(429, { code: 'TOO_MANY_TESTS', headers: { 'retry-after': '3600' } });
          const origin = sender.originFor(principal.registry);
          const token = await unsubscribeToken(transaction, userId);
          await transaction.query
            .insertInto('outbox_mails')
            .values({
              customer_id: transaction.customerId,
              recipient: email,
              subject: formatMessage(locale, 'notificationMails.test.subject', { appName: sender.appName }),
              body: formatMessage(locale, 'notificationMails.body', {
                firstName,
                notifications: formatMessage(locale, 'notificationMails.test.text', { appName: sender.appName }),
                footer: mailFooter(locale, { reason: 'test', customer: '', origin }),
              }),
              last_error: null,
              unsubscribe_url: unsubscribeUrl(origin, token, []),
            })
            .execute();
          const objectType = 'notificationSettings';
          await audit(transaction, { principal, traceId, action, objectType, objectId: userId });
          return { status: 204 as const, body: undefined, headers: {} };
        }),
      );
    },

    ...settingsHandlers(database),
    ...webhookHandlers(database),
  };
}

/** How many tests the user has had within an hour, by the audit log. */
async function countTests(
  { query, customerId }: Parameters<typeof markRead>[0],
  userId: string,
): Promise<{ rows: number }> {
  const { tests } = await query
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('tests'))
    .where('customer_id', '=', customerId)
    .where('object_type', '=', 'notificationSettings')
    .where('object_id', '=', userId)
    .where('action', '=', 'sendTestMail')
    .where('at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirstOrThrow();
  return { rows: Number(tests) };
}
