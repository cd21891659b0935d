import type { Registry, UserLocale } from '@skerry/contracts';
import { formatMessage } from '@skerry/i18n/server';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { pathOf } from './event-types.ts';
import { mostInOneMail, mostSeparateMails } from './flood.ts';

interface Due {
  customer_id: string;
  contact_id: string;
  purpose: 'NOC' | 'PLANNED_WORK';
  object_type: string;
  object_id: string;
  is_collected: boolean;
  registry: Registry;
  customer: string;
  name: string;
  email: string;
  locale: UserLocale;
}

const batch = 200;

/** Puts what contacts are told into the outbox: one mail about each thing, and not within ten minutes of the last about it. */
export async function sendContactMails(database: Database, sender: MailSender): Promise<number> {
  let handled = 0;
  while (handled < batch && (await sendNext(database, sender))) handled += 1;
  return handled;
}

async function sendNext(database: Database, { appName, originFor }: MailSender): Promise<boolean> {
  return database.withOperator(async (query) => {
    // The contact is locked, and no row before it: what another process tells it meanwhile waits for this mail, and neither waits for the other.
    const { rows: found } = await sql<Due>`
      select due.customer_id, due.contact_id, due.purpose, due.object_type, due.object_id, due.is_collected, customers.registry, customers.name as customer,
        contacts.name, contacts.email, contacts.locale
      from contact_notifications as due
      join customers on customers.customer_id = due.customer_id
      join contacts on contacts.customer_id = due.customer_id and contacts.id = due.contact_id
      where due.mail_due_at <= clock_timestamp()
      order by due.mail_due_at limit 1 for no key update of contacts skip locked`.execute(query);
    const [due] = found;
    if (due === undefined) return false;
    const { customer_id: customerId, locale } = due;
    if (!due.is_collected && (await isFlooded(query, due))) return true;
    const of = sql`customer_id = ${customerId} and contact_id = ${due.contact_id}`;
    const about = sql`${of} and object_type = ${due.object_type} and object_id = ${due.object_id}`;
    const alike = due.is_collected ? sql`${of} and is_collected and mail_due_at <= clock_timestamp()` : about;
    const { rows: recent } = await sql<{ next: Date }>`
      select mailed_at + interval '10 minutes' as next from contact_notifications
      where ${about} and not ${due.is_collected} and mailed_at > clock_timestamp() - interval '10 minutes' order by mailed_at desc limit 1`.execute(
      query,
    );
    const [last] = recent;
    if (last !== undefined) {
      await sql`update contact_notifications set mail_due_at = ${last.next} where ${about} and mail_due_at is not null`.execute(
        query,
      );
      return true;
    }
    const { rows } = await sql<{
      id: string;
      title: string;
      description: string;
      object_type: string;
      object_id: string;
    }>`
      select id, title, description, object_type, object_id from contact_notifications where ${alike} and mail_due_at is not null order by event_id desc for update`.execute(
      query,
    );
    const origin = originFor(due.registry);
    const [only] = rows;
    if (only === undefined) return true;
    await query
      .insertInto('outbox_mails')
      .values({
        customer_id: customerId,
        recipient: due.email,
        subject:
          rows.length === 1
            ? only.title
            : formatMessage(locale, 'notificationMails.digest.subject', { count: rows.length, appName }),
        body: formatMessage(locale, 'notificationMails.body', {
          firstName: due.name,
          notifications: linesOf(locale, rows, origin).join('\n\n'),
          footer: formatMessage(locale, `notificationMails.contact.${due.purpose}`, {
            customer: due.customer,
            contacts: `${origin}/contacts`,
          }),
        }),
        last_error: null,
      })
      .execute();
    await sql`
      update contact_notifications set mail_due_at = null, mailed_at = clock_timestamp()
      where customer_id = ${customerId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(query);
    return true;
  });
}

/** As for users: what comes after many mails within ten minutes goes in one. */
async function isFlooded(
  query: TenantQueries['query'],
  { customer_id: customerId, contact_id: contactId }: Due,
): Promise<boolean> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(mailed_at) + interval '10 minutes' as next from (
      select distinct mailed_at from contact_notifications
      where customer_id = ${customerId} and contact_id = ${contactId} and mailed_at > clock_timestamp() - interval '10 minutes'
    ) as mails having count(*) >= ${sql.lit(mostSeparateMails)}`.execute(query);
  const next = rows[0]?.next ?? null;
  if (next === null) return false;
  await sql`
    update contact_notifications set is_collected = true, mail_due_at = ${next}
    where customer_id = ${customerId} and contact_id = ${contactId} and mail_due_at <= ${next}`.execute(query);
  return true;
}

interface Row {
  title: string;
  description: string;
  object_type: string;
  object_id: string;
}

/** What a mail says of each, with one link where all are about the same thing. */
function linesOf(locale: UserLocale, rows: readonly Row[], origin: string): string[] {
  const linkOf = ({ object_type: type, object_id: id }: Row) => `${origin}${pathOf(type, id)}`;
  const links = new Set(rows.map(linkOf));
  if (links.size === 1) return [...rows.map(({ title, description }) => `${title}\n${description}`), ...links];
  const lines = rows.slice(0, mostInOneMail).map((row) => `${row.title}\n${row.description}\n${linkOf(row)}`);
  const left = rows.length - lines.length;
  const more = { count: left, url: `${origin}/operational-status` };
  return left === 0 ? lines : [...lines, formatMessage(locale, 'notificationMails.more', more)];
}
