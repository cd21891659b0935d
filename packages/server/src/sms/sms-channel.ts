import { localZone, type UserLocale } from '@skerry/contracts';
import type { Channel, ToldEvent } from '../channels/channel.ts';
import { touchedContacts } from '../contacts/touched-contacts.ts';
import type { Database, TenantQueries } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { dueAt } from '../notifications/due-at.ts';
import { pathOf, type ToldEventType } from '../notifications/event-types.ts';
import { titleIn } from '../notifications/texts.ts';
import type { SmsGateway } from './http-gateway.ts';
import { deleteOldMessages, sendMessages } from './send-messages.ts';

type Queries = Pick<TenantQueries, 'query' | 'customerId'>;

/** In milliseconds: how often what is too old goes. */
const cleaning = 3_600_000;
/** Of what is told; the link comes after it. Three parts of a long message at most. */
const maxLength = 300;

interface Reader {
  phone: string;
  locale: UserLocale;
  timeZone: string;
  dueAt: Date;
  user_id: string | null;
  contact_id: string | null;
}

/**
 * Text messages: to users who chose them for the topic, after quiet hours unless it is an outage, and at once to contacts that are told so. One
 * number gets one message of an event.
 */
export function smsChannel(
  database: Database,
  sender: MailSender,
  { gateway, perDay }: { gateway: SmsGateway; perDay: number },
): Channel {
  let cleanedAt = 0;
  return {
    name: 'sms',
    interval: 3000,

    async put(queries, told) {
      const { event } = told;
      const readers = new Map<string, Reader>();
      const found = [...(await usersWho(queries, told)), ...(await contactsWho(queries, told))];
      // Whoever would hear of it later as a user hears of it now as a contact.
      for (const reader of found) {
        const known = readers.get(reader.phone);
        if (known === undefined || reader.dueAt < known.dueAt) readers.set(reader.phone, reader);
      }
      if (readers.size === 0) return;
      const { registry } = await queries.query
        .selectFrom('customers')
        .select('registry')
        .where('customer_id', '=', queries.customerId)
        .executeTakeFirstOrThrow();
      const url = `${sender.originFor(registry)}${pathOf(event.object_type, event.object_id)}`;
      await queries.query
        .insertInto('sms_messages')
        .values(
          [...readers.values()].map(({ phone, locale, timeZone, dueAt: due, user_id, contact_id }) => {
            const { displayName, description } = titleIn(locale, event.type as ToldEventType, event.details, timeZone);
            const text = `${sender.appName}: ${displayName}\n${description}`.slice(0, maxLength).toWellFormed();
            return {
              customer_id: queries.customerId,
              user_id,
              contact_id,
              event_id: event.id,
              phone,
              locale,
              text: `${text}\n${url}`,
              object_type: event.object_type,
              object_id: event.object_id,
              due_at: due,
              error: null,
            };
          }),
        )
        .execute();
    },

    async send(isEnding) {
      await sendMessages(database, sender, { gateway, perDay, isEnding });
      if (Date.now() - cleanedAt < cleaning) return;
      cleanedAt = Date.now();
      await deleteOldMessages(database);
    },
  };
}

async function usersWho(
  { query, customerId }: Queries,
  { event, type, recipients, settingsOf, now }: ToldEvent,
): Promise<Reader[]> {
  const chosen = recipients.filter(({ userId }) => settingsOf(userId).topics[type.topic].sms === true);
  if (chosen.length === 0) return [];
  const rows = await query
    .selectFrom('customer_users')
    .select(['id', 'cellphone', 'locale'])
    .where('customer_id', '=', customerId)
    .where(
      'id',
      'in',
      chosen.map(({ userId }) => userId),
    )
    .execute();
  const isUrgent = type.isUrgent === true && event.details['impact'] === 'OUTAGE';
  return rows.flatMap(({ id, cellphone, locale }) =>
    cellphone === null
      ? []
      : [
          {
            phone: cellphone,
            locale,
            timeZone: localZone,
            dueAt: dueAt(now, { timing: 'AT_ONCE', isUrgent, lastAt: undefined }, settingsOf(id)),
            user_id: id,
            contact_id: null,
          },
        ],
  );
}

async function contactsWho(queries: Queries, { event, type, now }: ToldEvent): Promise<Reader[]> {
  const contacts = await touchedContacts(queries, event, type);
  return contacts.flatMap(({ id, phone, locale, timeZone, channels }) =>
    phone !== null && phone !== '' && channels.includes('SMS')
      ? [{ phone, locale, timeZone, dueAt: now, user_id: null, contact_id: id }]
      : [],
  );
}
