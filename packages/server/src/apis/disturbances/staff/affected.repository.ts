import { impacts, type Impact } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../../database/connect.ts';
import type { StoredWindow } from '../../../database/schema/disturbances.ts';
import { storable } from '../../../database/stored-text.ts';
import { countedShares } from '../../../disturbances/told-disturbances.ts';

/** What is worked on, and whose services run through it: named ones, or all that run in some cities. */
export interface WantedGroup {
  place: number;
  through: string;
  impact: Impact;
  minutes: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  services: readonly { customerId: string; serviceId: string }[];
  cities: readonly string[];
  productIds: readonly string[];
}

interface WantedService {
  serviceId: string;
  group: WantedGroup;
}

interface MeantServices {
  services: WantedService[];
  countries: string[];
  unknown: { group: number; service: number }[];
  /** Of groups by city: where some of the services are, and of which products. */
  found: { group: number; city: string; productId: string }[];
}

/** The services of one customer that the groups mean, each in the worst of them, with the countries of their sites. */
export async function meantServices(
  { query, customerId }: TenantQueries,
  groups: readonly WantedGroup[],
): Promise<MeantServices> {
  const meant = new Map<string, WantedService>();
  const countries = new Set<string>();
  const places: MeantServices['found'] = [];
  const unknown: { group: number; service: number }[] = [];
  const worstFirst = groups.toSorted((a, b) => impacts.indexOf(b.impact) - impacts.indexOf(a.impact));
  for (const group of worstFirst) {
    const named = group.services.flatMap((one, service) =>
      one.customerId === customerId ? [{ ...one, service }] : [],
    );
    if (named.length === 0 && group.cities.length === 0) continue;
    const ofProducts =
      group.productIds.length === 0 ? sql`` : sql`and product_id = any(${storable(group.productIds)}::text[])`;
    const { rows } = await sql<{ service_id: string; country: string; city: string; product_id: string }>`
      select service_id, lower(country) as country, city, product_id from services
      where customer_id = ${customerId} and (service_id = any(${storable(named.map(({ serviceId }) => serviceId))}::text[])
        or (is_active and city = any(${storable(group.cities)}::text[]) ${ofProducts}))
      order by service_id`.execute(query);
    const found = new Set(rows.map(({ service_id }) => service_id));
    for (const { serviceId, service } of named)
      if (!found.has(serviceId)) unknown.push({ group: group.place, service });
    for (const { service_id: serviceId, country, city, product_id: productId } of rows) {
      countries.add(country);
      places.push({ group: group.place, city, productId });
      if (!meant.has(serviceId)) meant.set(serviceId, { serviceId, group });
    }
  }
  return { services: [...meant.values()], countries: [...countries], unknown, found: places };
}

/** Rows of one statement. */
const part = 5000;

/** Makes these the customer's services that it touches, and says which of them are new, and which are no longer. */
export async function replaceServices(
  { query, customerId }: TenantQueries,
  disturbanceId: string,
  wanted: readonly WantedService[],
): Promise<{ added: string[]; removed: string[] }> {
  const of = sql`customer_id = ${customerId} and disturbance_id = ${disturbanceId}`;
  const ids = wanted.map(({ serviceId }) => serviceId);
  const { rows: before } = await sql<{
    service_id: string;
  }>`select service_id from disturbance_services where ${of}`.execute(query);
  const known = new Set(before.map(({ service_id }) => service_id));
  const kept = new Set(ids);
  const removed = [...known].filter((id) => !kept.has(id));
  if (removed.length > 0)
    await sql`delete from disturbance_services where ${of} and service_id = any(${removed}::text[])`.execute(query);
  for (let from = 0; from < wanted.length; from += part) {
    const rows = wanted.slice(from, from + part).map(({ serviceId, group }) => ({
      service_id: serviceId,
      impact: group.impact,
      minutes: group.minutes,
      starts_at: group.startsAt,
      ends_at: group.endsAt,
      through: group.through,
    }));
    await sql`
      insert into disturbance_services (customer_id, disturbance_id, service_id, impact, minutes, starts_at, ends_at, through)
      select ${customerId}, ${disturbanceId}, wanted.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as wanted (service_id text, impact text, minutes integer, starts_at timestamptz, ends_at timestamptz, through text)
      on conflict (customer_id, disturbance_id, service_id) do update
        set impact = excluded.impact, minutes = excluded.minutes, starts_at = excluded.starts_at, ends_at = excluded.ends_at, through = excluded.through`.execute(
      query,
    );
  }
  return { added: ids.filter((id) => !known.has(id)), removed };
}

/** Counts anew what the customer's list shows of it, and answers how many services that is. */
export async function countShare({ query, customerId }: TenantQueries, disturbanceId: string): Promise<number> {
  const { rows } = await sql<{ services: number }>`
    insert into disturbance_customers (customer_id, disturbance_id, impact, services, sites, outage_services, minutes, cities)
    select ${customerId}, counted.* from (${countedShares(customerId)} and touched.disturbance_id = ${disturbanceId} group by touched.disturbance_id) as counted
    on conflict (customer_id, disturbance_id) do update
      set impact = excluded.impact, services = excluded.services, sites = excluded.sites, outage_services = excluded.outage_services,
        minutes = excluded.minutes, cities = excluded.cities
    returning services`.execute(query);
  if (rows[0] === undefined)
    await query
      .deleteFrom('disturbance_customers')
      .where('customer_id', '=', customerId)
      .where('disturbance_id', '=', disturbanceId)
      .execute();
  return rows[0]?.services ?? 0;
}

/** Of a change after the customers were told of it. */
export async function noteServices(
  { query, customerId }: TenantQueries,
  disturbanceId: string,
  { kind, serviceIds, state, by }: { kind: string; serviceIds: readonly string[]; state: string; by: string },
): Promise<void> {
  if (serviceIds.length === 0) return;
  await query
    .insertInto('disturbance_customer_events')
    // A work on a core router has thousands: the list of services has them all.
    .values({
      customer_id: customerId,
      disturbance_id: disturbanceId,
      kind,
      state,
      service_ids: serviceIds.slice(0, 100),
      made_by: by,
    })
    .execute();
}

/** Says that what runs through these is back; through anything where nothing is named. Answers which of them something runs through. */
export async function restoreServices(
  { query, customerId }: TenantQueries,
  disturbanceId: string,
  through?: readonly string[],
): Promise<string[]> {
  const named = through === undefined ? sql`` : sql`and through = any(${storable(through)}::text[])`;
  const { rows } = await sql<{ through: string }>`
    update disturbance_services set restored_at = coalesce(restored_at, now())
    where customer_id = ${customerId} and disturbance_id = ${disturbanceId} ${named} returning through`.execute(query);
  return rows.map((row) => row.through);
}

/** Moves the services' own times along with the window; a time that does not lie in the new one is no longer known. */
export async function moveServices(
  { query, customerId }: TenantQueries,
  disturbanceId: string,
  { from, to }: { from: StoredWindow; to: StoredWindow },
): Promise<void> {
  const seconds = (Date.parse(to.startsAt) - Date.parse(from.startsAt)) / 1000;
  const later = (column: 'starts_at' | 'ends_at') => sql`(${sql.ref(column)} + make_interval(secs => ${seconds}))`;
  const fits = sql`coalesce(${later('starts_at')} >= ${to.startsAt}, true) and coalesce(${later('ends_at')} <= ${to.endsAt}, true)`;
  await sql`
    update disturbance_services
    set starts_at = case when ${fits} then ${later('starts_at')} end, ends_at = case when ${fits} then ${later('ends_at')} end
    where customer_id = ${customerId} and disturbance_id = ${disturbanceId} and (starts_at is not null or ends_at is not null)`.execute(
    query,
  );
}
