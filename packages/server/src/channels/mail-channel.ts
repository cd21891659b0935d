import { sql } from 'kysely';
import type { ToldContact } from '../contacts/told-contacts.ts';
import { touchedContacts } from '../contacts/touched-contacts.ts';
import type { Database, TenantQueries } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import type { ToldEventType } from '../notifications/event-types.ts';
import type { EventRow } from '../notifications/recipients.ts';
import { sendContactMails } from '../notifications/send-contact-mails.ts';
import { sendDueMails } from '../notifications/send-due-mails.ts';
import { titleIn } from '../notifications/texts.ts';
import type { Channel } from './channel.ts';

type Queries = Pick<TenantQueries, 'query' | 'customerId'>;

interface UserMail {
  id: string;
  email: string;
  /** Neither collected nor after quiet hours. */
  isSoon: boolean;
}

/**
 * Mail to users and to the company's contacts. A user's mail waits in their notification, which knows when it is due; a contact's in a row of its
 * own. Contacts have to know: they choose nothing, and no hours of theirs or of a user delay it. Whoever is told by another channel is mailed too,
 * unless they are to get text messages alone, and the provider sends them.
 */
export function mailChannel(database: Database, sender: MailSender, { hasSms }: { hasSms: boolean }): Channel {
  return {
    name: 'mail',
    interval: 2000,

    async put(queries, { event, type }) {
      const { contacts: purpose } = type;
      if (purpose === undefined) return;
      const contacts = (await touchedContacts(queries, event, type)).filter(
        ({ emailState, channels, phone }) =>
          emailState !== 'BOUNCED' &&
          !(hasSms && phone !== null && channels.includes('SMS') && !channels.includes('MAIL')),
      );
      const told = await exceptUsers(queries, event, contacts);
      if (told.length === 0) return;
      await queries.query
        .insertInto('contact_notifications')
        .values(
          told.map(({ id, locale, timeZone }) => {
            const { displayName, description } = titleIn(locale, event.type as ToldEventType, event.details, timeZone);
            return {
              customer_id: queries.customerId,
              contact_id: id,
              event_id: event.id,
              purpose,
              title: displayName,
              description,
              object_type: event.object_type,
              object_id: event.object_id,
            };
          }),
        )
        .execute();
    },

    async send() {
      await sendDueMails(database, sender);
      await sendContactMails(database, sender);
    },
  };
}

/**
 * One address, one mail: a user who gets it within ten minutes needs none as a contact. One who would get it later gets it as a contact now, and
 * not again.
 */
async function exceptUsers(
  { query, customerId }: Queries,
  event: EventRow,
  contacts: readonly ToldContact[],
): Promise<ToldContact[]> {
  const { rows } = await sql<UserMail>`
    select told.id, users.email, not told.is_collected and told.mail_due_at <= clock_timestamp() + interval '10 minutes' as "isSoon"
    from notifications as told join customer_users as users on users.customer_id = told.customer_id and users.id = told.user_id
    where told.customer_id = ${customerId} and told.event_id = ${event.id} and told.mail_due_at is not null`.execute(
    query,
  );
  const users = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const told = new Map<string, ToldContact>();
  for (const contact of contacts) {
    const address = contact.email.toLowerCase();
    if (users.get(address)?.isSoon !== true && !told.has(address)) told.set(address, contact);
  }
  const spared = [...users].flatMap(([address, { id }]) => (told.has(address) ? [id] : []));
  if (spared.length > 0)
    await query
      .updateTable('notifications')
      .set({ mail_due_at: null })
      .where('customer_id', '=', customerId)
      .where('id', 'in', spared)
      .execute();
  return [...told.values()];
}
