import type { ContactChannel, ContactEmailState, ContactType, UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { storable } from '../database/stored-text.ts';
import { coversService } from './covers.ts';

/** A contact to tell, by which channels. */
export interface ToldContact {
  id: string;
  name: string;
  email: string;
  emailState: ContactEmailState;
  phone: string | null;
  locale: UserLocale;
  /** When it is reached, HH:MM in its time zone; null for day and night. */
  hours: { from: string; to: string } | null;
  timeZone: string;
  channels: ContactChannel[];
}

/**
 * The customer's contacts that are told about a purpose, in the order of contact: those that cover everything, and those that cover any of the
 * services. Each is named once, with all its channels.
 */
export async function toldContacts(
  { query, customerId }: TenantQueries,
  type: ContactType,
  serviceIds: readonly string[],
): Promise<ToldContact[]> {
  const { rows } = await sql<ToldContact>`
    select contacts.id, contacts.name, contacts.email, contacts.email_state as "emailState", contacts.phone, contacts.locale, contacts.time_zone as "timeZone",
      case when contacts.hours_from is null then null else jsonb_build_object('from', contacts.hours_from, 'to', contacts.hours_to) end as hours,
      array(
        select distinct channel from contact_assignments as told, unnest(told.channels) as channel
        where told.customer_id = contacts.customer_id and told.contact_id = contacts.id and told.type = ${type}) as channels
    from contacts join (
      select told.contact_id, min(told.position) as position from contact_assignments as told
      where told.customer_id = ${customerId} and told.type = ${type} and (told.scope = 'ALL' or exists (
        select from services
        where services.customer_id = ${customerId} and services.service_id = any(${storable(serviceIds)}::text[]) and ${coversService}))
      group by told.contact_id
    ) as chosen on chosen.contact_id = contacts.id
    where contacts.customer_id = ${customerId}
    order by chosen.position, lower_latin(contacts.name) collate "C", contacts.id`.execute(query);
  return rows;
}
