import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { stableId } from '../stable-id.ts';
import { demoContacts, type DemoContact, type DemoScope } from './demo-contacts.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes the contacts of the customers that are there, as skerry_operator. */
export async function seedDemoContacts(query: Kysely<Schema>, now: Date): Promise<void> {
  for (const contact of demoContacts) await insertOne(query, contact, now);
}

async function insertOne(query: Kysely<Schema>, contact: DemoContact, now: Date): Promise<void> {
  const { customerId, kind, name, email, phone, locale, hours, timeZone, createdBy, testedDaysAgo } = contact;
  const id = stableId(`contact ${customerId} ${email}`);
  await query
    .insertInto('contacts')
    .values({
      customer_id: customerId,
      id,
      kind,
      name,
      email,
      email_state: contact.isVerified ? 'VERIFIED' : 'UNVERIFIED',
      phone: phone === '' ? null : phone,
      locale,
      hours_from: hours?.from ?? null,
      hours_to: hours?.to ?? null,
      time_zone: timeZone,
      last_test_at: testedDaysAgo === null ? null : new Date(now.getTime() - testedDaysAgo * day),
      created_by: createdBy,
      created_at: new Date(now.getTime() - 400 * day),
    })
    .execute();
  for (const { type, order, covers, channels } of contact.assignments) {
    const { scope, ids } = await scopeOf(query, customerId, covers);
    await query
      .insertInto('contact_assignments')
      .values({ customer_id: customerId, contact_id: id, type, scope, scope_ids: ids, channels, position: order })
      .execute();
  }
}

async function scopeOf(
  query: Kysely<Schema>,
  customerId: string,
  covers: DemoScope,
): Promise<{ scope: 'ALL' | 'SITES' | 'TAGS'; ids: string[] }> {
  if (covers === 'ALL') return { scope: 'ALL', ids: [] };
  if ('tag' in covers) {
    const tags = await query
      .selectFrom('tags')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('name', '=', covers.tag)
      .execute();
    return { scope: 'TAGS', ids: tags.map(({ id }) => id) };
  }
  const sites = await query
    .selectFrom('sites')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('country', 'in', [...covers.countries])
    .execute();
  return { scope: 'SITES', ids: sites.map(({ id }) => id).sort() };
}
