import { sql } from 'kysely';
import { toldContacts, type ToldContact } from '../contacts/told-contacts.ts';
import type { TenantQueries } from '../database/connect.ts';
import type { ToldEventType } from './event-types.ts';
import type { EventListener } from './process-events.ts';
import type { EventRow } from './recipients.ts';
import { titleIn } from './texts.ts';

interface UserMail {
  id: string;
  email: string;
  /** Neither collected nor after quiet hours. */
  isSoon: boolean;
}

/**
 * Tells the company's contacts of what touches a service that they cover. They have to know: they choose nothing, and no hours of theirs or of
 * a user delay it. A contact by another channel is mailed too, as nothing else is sent.
 */
export const contactListener: EventListener = {
  async onEvent({ query, customerId }, event, { contacts: purpose }) {
    if (purpose === undefined) return;
    const queries = { query, customerId, isNarrowed: false };
    const serviceIds = await touchedServices(queries, event);
    if (serviceIds.length === 0) return;
    const contacts = (await toldContacts(queries, purpose, serviceIds)).filter(
      ({ emailState }) => emailState !== 'BOUNCED',
    );
    const told = await exceptUsers(queries, event, contacts);
    if (told.length === 0) return;
    await query
      .insertInto('contact_notifications')
      .values(
        told.map(({ id, locale, timeZone }) => {
          const { displayName, description } = titleIn(locale, event.type as ToldEventType, event.details, timeZone);
          return {
            customer_id: customerId,
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
};

async function touchedServices({ query, customerId }: TenantQueries, event: EventRow): Promise<string[]> {
  const rows = await query
    .selectFrom('disturbance_services')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('disturbance_id', '=', event.object_id)
    .execute();
  return rows.map((row) => row.service_id);
}

/**
 * One address, one mail: a user who gets it within ten minutes needs none as a contact. One who would get it later gets it as a contact now, and
 * not again.
 */
async function exceptUsers(
  { query, customerId }: TenantQueries,
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
