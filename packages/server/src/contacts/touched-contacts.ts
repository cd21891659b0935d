import type { TenantQueries } from '../database/connect.ts';
import type { EventType } from '../notifications/event-types.ts';
import type { EventRow } from '../notifications/recipients.ts';
import { toldContacts, type ToldContact } from './told-contacts.ts';

/** The company's contacts that have to know of an event: those for its purpose that cover a service that it touches. */
export async function touchedContacts(
  { query, customerId }: Pick<TenantQueries, 'query' | 'customerId'>,
  event: EventRow,
  { contacts: purpose }: EventType,
): Promise<ToldContact[]> {
  if (purpose === undefined) return [];
  const rows = await query
    .selectFrom('disturbance_services')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('disturbance_id', '=', event.object_id)
    .execute();
  if (rows.length === 0) return [];
  const serviceIds = rows.map((row) => row.service_id);
  return toldContacts({ query, customerId, isNarrowed: false }, purpose, serviceIds);
}
