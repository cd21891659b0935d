import type { Registry, UserLocale } from '@skerry/contracts';
import { formatMessage } from '@skerry/i18n/server';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import type { EventRow } from '../notifications/recipients.ts';
import { stillTold } from '../notifications/still-told.ts';
import type { SmsGateway } from './http-gateway.ts';

interface Waiting {
  customer_id: string;
  id: string;
  phone: string;
  locale: UserLocale;
  text: string;
  object_type: string;
  object_id: string;
  attempts: number;
}

interface Claimed {
  ids: string[];
  customerId: string;
  phone: string;
  text: string;
  attempts: number;
}

interface Options {
  gateway: SmsGateway;
  /** Messages that one customer may cause within 24 hours. */
  perDay: number;
  isEnding?: (() => boolean) | undefined;
}

/** In seconds, after each failed attempt; the last is the end. */
const pauses = [10, 60, 300, 900, 1800] as const;
/** Messages to one number within ten minutes; what comes after them goes together. */
const mostSeparate = 5;
/** So many that wait for one number go together. */
const mostAtOnce = 3;
const batch = 100;
const daysKept = 30;

/**
 * One round, until nothing is due. A message is claimed for a minute and sent outside of any transaction, so that a gateway that hangs holds up
 * nothing of the database; a process that ends meanwhile leaves it to the next, and it may then arrive twice.
 */
export async function sendMessages(database: Database, sender: MailSender, options: Options): Promise<void> {
  await dropUnseen(database);
  for (let count = 0; count < batch && options.isEnding?.() !== true; count += 1) {
    const claimed = await claim(database, sender, options);
    if (claimed === undefined) return;
    if (claimed !== 'nothing') await deliver(database, options.gateway, claimed);
  }
}

/** Messages that have waited are asked about again: nobody is told what they may no longer see. */
async function dropUnseen(database: Database): Promise<void> {
  const { rows } = await database.withOperator((query) =>
    sql<EventRow & { reader_id: string }>`
      select events.*, due.user_id as reader_id from sms_messages as due
      join notification_events as events on events.customer_id = due.customer_id and events.id = due.event_id
      where due.state = 'PENDING' and due.due_at <= clock_timestamp() and due.user_id is not null
        and due.created_at < clock_timestamp() - interval '1 minute'`.execute(query),
  );
  for (const [userId, events] of Map.groupBy(rows, ({ reader_id: reader }) => reader)) {
    const customerId = events[0]?.customer_id ?? '';
    const told = await stillTold(database, { customerId, userId }, events);
    const unseen = events.flatMap(({ id }) => (told.has(id) ? [] : [id]));
    if (unseen.length > 0)
      await database.withOperator((query) =>
        sql`
          update sms_messages set state = 'DROPPED', error = 'NOT_SEEN' where customer_id = ${customerId} and user_id = ${userId}
            and state = 'PENDING' and event_id = any(${unseen}::bigint[])`.execute(query),
      );
  }
}

export async function deleteOldMessages(database: Database): Promise<void> {
  await database.withOperator((query) =>
    sql`delete from sms_messages where created_at < now() - make_interval(days => ${daysKept})`.execute(query),
  );
}

/** The next message; "nothing" where what is due was put off, joined or dropped; undefined where nothing is due. */
async function claim(
  database: Database,
  { appName, originFor }: MailSender,
  { perDay }: Options,
): Promise<Claimed | 'nothing' | undefined> {
  return database.withOperator(async (query) => {
    // The customer is locked, for other senders alone: they count one after the other, and none waits.
    const { rows: found } = await sql<{ customer_id: string; phone: string; registry: Registry }>`
      select due.customer_id, due.phone, customers.registry from sms_messages as due
      join customers on customers.customer_id = due.customer_id
      where due.state = 'PENDING' and due.due_at <= clock_timestamp()
      order by due.due_at limit 1 for no key update of customers skip locked`.execute(query);
    const [first] = found;
    if (first === undefined) return undefined;
    const { customer_id: customerId, phone } = first;
    await dropThoseOfLeavers(query, customerId, phone);
    const { rows: waiting } = await sql<Waiting>`
      select customer_id, id, phone, locale, text, object_type, object_id, attempts from sms_messages
      where customer_id = ${customerId} and phone = ${phone} and state = 'PENDING' and due_at <= clock_timestamp()
      order by created_at desc, id`.execute(query);
    const [newest] = waiting;
    if (newest === undefined) return 'nothing';
    const { rows } = await sql<{ today: number; lately: number; next: Date | null; sameAt: Date | null }>`
      select
        (select count(*)::int from sms_messages where customer_id = ${customerId} and sent_at > now() - interval '24 hours') as today,
        count(*)::int as lately, min(sent_at) + interval '10 minutes' as next,
        max(sent_at) filter (where object_type = ${newest.object_type} and object_id = ${newest.object_id}) + interval '10 minutes' as "sameAt"
      from sms_messages where customer_id = ${customerId} and phone = ${phone} and sent_at > now() - interval '10 minutes'`.execute(
      query,
    );
    const counts = rows[0] ?? { today: 0, lately: 0, next: null, sameAt: null };
    if (counts.today >= perDay) {
      await settle(query, waiting, sql`state = 'DROPPED', error = 'LIMIT'`);
      return 'nothing';
    }
    if (counts.lately >= mostSeparate) {
      await settle(query, waiting, sql`due_at = ${counts.next}`);
      return 'nothing';
    }
    const same = waiting.filter((one) => one.object_type === newest.object_type && one.object_id === newest.object_id);
    const isMany = waiting.length > mostAtOnce && waiting.length > same.length;
    if (!isMany && counts.sameAt !== null) {
      await settle(query, same, sql`due_at = ${counts.sameAt}`);
      return 'nothing';
    }
    const together = isMany ? waiting : same;
    await settle(query, together, sql`attempts = attempts + 1, due_at = clock_timestamp() + interval '1 minute'`);
    const text = isMany
      ? formatMessage(newest.locale, 'notificationMails.sms.many', {
          count: together.length,
          appName,
          url: `${originFor(first.registry)}/notifications`,
        })
      : newest.text;
    const attempts = Math.max(...together.map((one) => one.attempts)) + 1;
    return { ids: together.map(({ id }) => id), customerId, phone, text, attempts };
  });
}

/** Who has left since hears nothing more. */
async function dropThoseOfLeavers(query: TenantQueries['query'], customerId: string, phone: string): Promise<void> {
  await sql`
    update sms_messages as due set state = 'DROPPED', error = 'LEFT' from customer_users as users
    where due.customer_id = ${customerId} and due.phone = ${phone} and due.state = 'PENDING'
      and users.customer_id = due.customer_id and users.id = due.user_id and not users.active`.execute(query);
}

async function settle(
  query: TenantQueries['query'],
  messages: readonly Waiting[],
  change: ReturnType<typeof sql>,
): Promise<void> {
  const [first] = messages;
  if (first === undefined) return;
  await sql`update sms_messages set ${change} where customer_id = ${first.customer_id} and id = any(${messages.map(({ id }) => id)}::uuid[])`.execute(
    query,
  );
}

async function deliver(
  database: Database,
  gateway: SmsGateway,
  { ids, customerId, phone, text, attempts }: Claimed,
): Promise<void> {
  const failure = await gateway(phone, text);
  const wait = pauses[attempts - 1];
  const [id, ...others] = ids;
  const change =
    failure === undefined
      ? sql`state = case when id = ${id}::uuid then 'SENT' else 'JOINED' end,
          sent_at = case when id = ${id}::uuid then clock_timestamp() end, error = null`
      : failure.isFinal || wait === undefined
        ? sql`state = 'FAILED', error = ${failure.error}`
        : sql`error = ${failure.error}, due_at = clock_timestamp() + make_interval(secs => ${wait})`;
  await database.withOperator((query) =>
    sql`update sms_messages set ${change} where customer_id = ${customerId} and id = any(${[id, ...others]}::uuid[])`.execute(
      query,
    ),
  );
}
