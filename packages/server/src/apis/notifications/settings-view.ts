import {
  localZone,
  notificationTopics,
  topicsMailedAtOnce,
  type NotificationSettings,
  type UserLocale,
} from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { ProblemError } from '../../http/problem.ts';
import { findSettings } from '../../notifications/settings.repository.ts';

/** Where a user's mails go. Throws 404 for one that the customer does not have. */
export async function findOwnContact(
  { query, customerId }: TenantQueries,
  userId: string,
): Promise<{ email: string; phone: string | null; locale: UserLocale; firstName: string }> {
  const row = isUuid(userId)
    ? await query
        .selectFrom('customer_users')
        .select(['email', 'cellphone as phone', 'locale', 'first_name as firstName'])
        .where('customer_id', '=', customerId)
        .where('id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new ProblemError(404);
  return row;
}

/** A user's settings, with where mails go. */
export async function settingsOf(queries: TenantQueries, userId: string): Promise<NotificationSettings> {
  const { email, phone, locale } = await findOwnContact(queries, userId);
  const { topics, ...settings } = (await findSettings(queries, [userId]))(userId);
  return {
    ...settings,
    topics: notificationTopics.map((topic) => ({
      topic,
      ...topics[topic],
      sms: topics[topic].sms === true,
      isMailedAtOnce: topicsMailedAtOnce.includes(topic),
    })),
    timeZone: localZone,
    email,
    phone,
    locale,
  };
}
