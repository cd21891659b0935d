import { notificationTopics, type NotificationTopic } from '@skerry/contracts';
import type { TenantQueries, Transaction } from '../database/connect.ts';
import type { TopicChoice } from '../database/schema/notifications.ts';
import { sql } from 'kysely';
import type { Hours } from './due-at.ts';

export interface StoredSettings extends Hours {
  topics: Record<NotificationTopic, TopicChoice>;
  version: number;
}

const usually: Readonly<Record<NotificationTopic, TopicChoice>> = {
  DISTURBANCE: { bell: true, mail: true, timing: 'AT_ONCE' },
  PLANNED_WORK: { bell: true, mail: true, timing: 'AT_ONCE' },
  WORK_REMINDER: { bell: true, mail: false, timing: 'AT_ONCE' },
  QUOTE: { bell: true, mail: true, timing: 'HOURLY' },
  ORDER: { bell: true, mail: true, timing: 'AT_ONCE' },
  APPROVAL: { bell: true, mail: true, timing: 'AT_ONCE' },
  CHANGE_REQUEST: { bell: true, mail: true, timing: 'AT_ONCE' },
  ROLE_REQUEST: { bell: true, mail: true, timing: 'AT_ONCE' },
};

const usualHours: Hours = {
  quietHours: false,
  quietFrom: '22:00',
  quietTo: '06:00',
  quietWeekends: false,
  dailyAt: '07:00',
};

/** The settings of these users; of those who have changed nothing, the usual ones. */
export async function findSettings(
  { query, customerId }: TenantQueries,
  userIds: readonly string[],
): Promise<(userId: string) => StoredSettings> {
  const rows =
    userIds.length === 0
      ? []
      : await query
          .selectFrom('notification_settings')
          .selectAll()
          .where('customer_id', '=', customerId)
          .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
          .execute();
  const byUser = new Map(
    rows.map((row) => [
      row.user_id,
      {
        topics: withUsual(row.topics),
        quietHours: row.quiet_hours,
        quietFrom: row.quiet_from,
        quietTo: row.quiet_to,
        quietWeekends: row.quiet_weekends,
        dailyAt: row.daily_at,
        version: row.version,
      },
    ]),
  );
  return (userId) => byUser.get(userId) ?? { topics: withUsual({}), ...usualHours, version: 0 };
}

function withUsual(topics: Partial<Record<string, TopicChoice>>): Record<NotificationTopic, TopicChoice> {
  return Object.fromEntries(
    notificationTopics.map((topic) => [topic, topics[topic] ?? usually[topic]]),
  ) as unknown as Record<NotificationTopic, TopicChoice>;
}

/** Saves them if nobody has since that version; answers whether it did. */
export async function saveSettings(
  { query, customerId }: Transaction,
  userId: string,
  { topics, version, ...hours }: StoredSettings,
): Promise<boolean> {
  const values = {
    topics: JSON.stringify(topics),
    quiet_hours: hours.quietHours,
    quiet_from: hours.quietFrom,
    quiet_to: hours.quietTo,
    quiet_weekends: hours.quietWeekends,
    daily_at: hours.dailyAt,
  };
  await ensureSettings({ query, customerId }, userId);
  const { numUpdatedRows } = await query
    .updateTable('notification_settings')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Queries = Pick<TenantQueries, 'query' | 'customerId'>;

/** The row, whose version is 0 until something is chosen. */
async function ensureSettings({ query, customerId }: Queries, userId: string): Promise<void> {
  await query
    .insertInto('notification_settings')
    .values({ customer_id: customerId, user_id: userId, topics: '{}', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What turns their mails off without a login. */
export async function unsubscribeToken(queries: Queries, userId: string): Promise<string> {
  await ensureSettings(queries, userId);
  const { unsubscribe_token: token } = await queries.query
    .selectFrom('notification_settings')
    .select('unsubscribe_token')
    .where('customer_id', '=', queries.customerId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return token;
}
