import { contactTypes, silentHours, type Contact, type ContactPurpose, type ContactType } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { coversService } from '../../contacts/covers.ts';
import { contactJson, contactOf } from './contacts.repository.ts';

/** Contacts of a type that are named. */
const maxNamed = 50;

type Told = ContactPurpose['contacts'][number];

/** For each type who is told, in the order of contact, and what nobody is told about. */
export async function listPurposes(queries: TenantQueries, now: Date): Promise<ContactPurpose[]> {
  const [told, uncovered] = await Promise.all([toldByType(queries), uncoveredByType(queries)]);
  return contactTypes.map((type) => {
    const contacts = told.get(type) ?? [];
    return {
      type,
      contacts: contacts.slice(0, maxNamed),
      totalContacts: contacts.length,
      uncovered: uncovered.get(type) ?? [],
      silentHours: type === 'NOC' && contacts.length > 0 ? silentHours(contacts, now) : [],
    };
  });
}

async function toldByType({ query, customerId }: TenantQueries): Promise<Map<ContactType, Told[]>> {
  const { rows } = await sql<{ contact: Contact }>`
    select ${contactJson} as contact from contacts where contacts.customer_id = ${customerId}
    order by lower_latin(contacts.name) collate "C", contacts.id`.execute(query);
  const byType = new Map<ContactType, Told[]>();
  for (const { contact: row } of rows) {
    const contact = contactOf(row);
    for (const assignment of contact.assignments) {
      const told = byType.get(assignment.type) ?? [];
      told.push({ contact, assignment });
      byType.set(assignment.type, told);
    }
  }
  // Sorting keeps those of the same order by name.
  for (const told of byType.values()) told.sort((one, other) => one.assignment.order - other.assignment.order);
  return byType;
}

/** Services in use of a type that nobody covers, by country. Where somebody covers everything, none has to be looked at. */
async function uncoveredByType({
  query,
  customerId,
}: TenantQueries): Promise<Map<ContactType, ContactPurpose['uncovered']>> {
  const { rows } = await sql<{ type: ContactType; country: string; services: number }>`
    select types.type, lower(services.country) as country, count(*)::int as services
    from unnest(${[...contactTypes]}::text[]) as types (type)
    join services on services.customer_id = ${customerId} and services.is_active
    where not exists (
        select from contact_assignments as told where told.customer_id = ${customerId} and told.type = types.type and told.scope = 'ALL')
      and not exists (
        select from contact_assignments as told where told.customer_id = ${customerId} and told.type = types.type and ${coversService})
    group by types.type, lower(services.country) order by count(*) desc, lower(services.country)`.execute(query);
  const byType = new Map<ContactType, ContactPurpose['uncovered']>();
  for (const { type, ...uncovered } of rows) byType.set(type, [...(byType.get(type) ?? []), uncovered]);
  return byType;
}
