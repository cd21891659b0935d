import type { Registry, UserLocale } from '@skerry/contracts';
import { formatMessage } from '@skerry/i18n/server';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../database/connect.ts';
import type { TitleText } from '../database/schema/notifications.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { mostInOneMail, mostSeparateMails } from './flood.ts';
import type { EventRow } from './recipients.ts';
import { unsubscribeToken } from './settings.repository.ts';
import { stillTold } from './still-told.ts';
import { textIn } from './texts.ts';
import { mailFooter } from './mail-footer.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

interface Due {
  is_collected: boolean;
  object_type: string;
  object_id: string;
  registry: Registry;
  customer: string;
  email: string;
  first_name: string;
  locale: UserLocale;
}

interface DueNotification {
  id: string;
  title: TitleText[];
  url: string;
  topic: string;
  reason: string;
  respond_by: Date | null;
}

const batch = 200;

/**
 * Puts what is due into the outbox: one mail about each thing, and one with all that is collected. Whatever waits about the same thing goes
 * along, so that nobody gets two mails about it. What waited is asked about again: nobody is mailed of what they may no longer see. The user
 * is locked while they are mailed: of several processes one does, and none waits for another that waits for it.
 */
export async function sendDueMails(database: Database, sender: MailSender): Promise<number> {
  const busy = new Set<string>();
  let sent = 0;
  while (sent < batch) {
    const reader = await nextReader(database, [...busy]);
    if (reader === undefined) break;
    const unseen = await unseenOf(database, reader);
    if (!(await sendTo(database, sender, reader, unseen))) busy.add(reader.user_id);
    sent += 1;
  }
  return sent;
}

interface Reader {
  customer_id: string;
  user_id: string;
}

/** Whose mail has been due for longest, of those whom no other process mails. */
async function nextReader(database: Database, busy: readonly string[]): Promise<Reader | undefined> {
  return database.withOperator((query) =>
    query
      .selectFrom('notifications')
      .select(['customer_id', 'user_id'])
      .where('mail_due_at', '<=', sql<Date>`clock_timestamp()`)
      .where(sql<boolean>`user_id <> all(${[...busy]}::uuid[])`)
      .orderBy('mail_due_at')
      .limit(1)
      .executeTakeFirst(),
  );
}

/** The events that wait for the reader and that they may no longer hear of. What was told a moment ago has just been asked. */
async function unseenOf(database: Database, { customer_id: customerId, user_id: userId }: Reader): Promise<string[]> {
  const { rows: events } = await database.withOperator((query) =>
    sql<EventRow>`
      select events.* from notification_events as events
      where (events.customer_id, events.id) in (
        select customer_id, event_id from notifications
        where customer_id = ${customerId} and user_id = ${userId} and mail_due_at is not null
          and created_at < clock_timestamp() - interval '1 minute')`.execute(query),
  );
  if (events.length === 0) return [];
  const told = await stillTold(database, { customerId, userId }, events);
  return events.flatMap(({ id }) => (told.has(id) ? [] : [id]));
}

/**
 * Whoever has had many mails within ten minutes gets what else waits in one, ten minutes after the first of them: three hundred things that
 * happen at once are not three hundred mails.
 */
async function isFlooded(
  query: TenantQueries['query'],
  { customer_id: customerId, user_id: userId }: Reader,
): Promise<boolean> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(mailed_at) + interval '10 minutes' as next from (
      select distinct mailed_at from notifications
      where customer_id = ${customerId} and user_id = ${userId} and mailed_at > clock_timestamp() - interval '10 minutes'
    ) as mails having count(*) >= ${sql.lit(mostSeparateMails)}`.execute(query);
  const next = rows[0]?.next ?? null;
  if (next === null) return false;
  await sql`
    update notifications set is_collected = true, mail_due_at = ${next}
    where customer_id = ${customerId} and user_id = ${userId} and not is_collected and mail_due_at <= ${next}`.execute(
    query,
  );
  return true;
}

/** False where another process has the reader. */
async function sendTo(
  database: Database,
  { appName, originFor }: MailSender,
  { customer_id: customerId, user_id: userId }: Reader,
  unseen: readonly string[],
): Promise<boolean> {
  return database.withOperator(async (query) => {
    const { rows: readers } = await sql<{ active: boolean }>`
      select active from customer_users where customer_id = ${customerId} and id = ${userId} for no key update skip locked`.execute(
      query,
    );
    const [reader] = readers;
    if (reader === undefined) return false;
    // Who has left since hears nothing more.
    const left = reader.active ? sql`event_id = any(${[...unseen]}::bigint[])` : sql`true`;
    await sql`
      update notifications set mail_due_at = null
      where customer_id = ${customerId} and user_id = ${userId} and mail_due_at is not null and ${left}`.execute(query);
    const { rows: found } = await sql<Due>`
      select due.is_collected, due.object_type, due.object_id, customers.registry, customers.name as customer,
        users.email, users.first_name, users.locale
      from notifications as due
      join customers on customers.customer_id = due.customer_id
      join customer_users as users on users.customer_id = due.customer_id and users.id = due.user_id
      where due.customer_id = ${customerId} and due.user_id = ${userId} and due.mail_due_at <= clock_timestamp()
      order by due.mail_due_at limit 1`.execute(query);
    const [first] = found;
    if (first === undefined) return true;
    const { locale } = first;
    if (!first.is_collected && (await isFlooded(query, { customer_id: customerId, user_id: userId }))) return true;
    const alike = first.is_collected
      ? sql`is_collected and mail_due_at <= clock_timestamp()`
      : sql`object_type = ${first.object_type} and object_id = ${first.object_id}`;
    const { rows } = await sql<DueNotification>`
      select id, title, url, topic, reason, respond_by from notifications
      where customer_id = ${customerId} and user_id = ${userId} and mail_due_at is not null and ${alike}
      order by created_at desc, id for update`.execute(query);
    const [only] = rows;
    // Another process mailed it a moment ago.
    if (only === undefined) return true;
    const origin = originFor(first.registry);
    const token = await unsubscribeToken({ query, customerId }, userId);
    const topics = [...new Set(rows.map(({ topic }) => topic))];
    const lines = rows.slice(0, mostInOneMail).map(({ title, url }) => {
      const { displayName, description } = textIn(locale, title);
      return `${displayName}\n${description}\n${origin}${url}`;
    });
    if (rows.length > mostInOneMail)
      lines.push(
        formatMessage(locale, 'notificationMails.more', {
          count: rows.length - mostInOneMail,
          url: `${origin}/notifications`,
        }),
      );
    const subject =
      rows.length === 1
        ? textIn(locale, only.title).displayName
        : formatMessage(locale, 'notificationMails.digest.subject', { count: rows.length, appName });
    const reason = rows.every((row) => row.reason === 'named') ? 'named' : 'role';
    const body = formatMessage(locale, 'notificationMails.body', {
      firstName: first.first_name,
      notifications: lines.join('\n\n'),
      footer: mailFooter(locale, { reason, customer: first.customer, origin }),
    });
    await query
      .insertInto('outbox_mails')
      .values({
        customer_id: customerId,
        recipient: first.email,
        subject,
        body,
        last_error: null,
        unsubscribe_url: unsubscribeUrl(origin, token, topics),
      })
      .execute();
    await sql`
      update notifications set mail_due_at = null, mailed_at = clock_timestamp()
      where customer_id = ${customerId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(query);
    return true;
  });
}
