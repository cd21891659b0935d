import { impacts } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { isStorable, searchable, storable } from '../../../database/stored-text.ts';
import type { WantedGroup } from './affected.repository.ts';

export interface NamedCustomer {
  id: string;
  name: string;
}

/** The active customers who are touched by it now, or have asked about it. The query is one that sees them. */
export async function touchedCustomers(query: Kysely<Schema>, disturbanceId: string): Promise<NamedCustomer[]> {
  const { rows } = await sql<NamedCustomer>`
    select customer_id as id, name from customers where active and customer_id in (
      select customer_id from disturbance_customers where disturbance_id = ${disturbanceId}
      union select customer_id from disturbance_inquiries where disturbance_id = ${disturbanceId})
    order by customer_id`.execute(query);
  return rows;
}

/** The active customers whom a draft names, or who have a service in one of its cities. */
export async function meantCustomers(query: Kysely<Schema>, groups: readonly WantedGroup[]): Promise<NamedCustomer[]> {
  const named = [...new Set(groups.flatMap(({ services }) => services.map(({ customerId }) => customerId)))];
  const cities = [...new Set(groups.flatMap((group) => group.cities))];
  const { rows } = await sql<NamedCustomer>`
    select customer_id as id, name from customers where active and customer_id in (
      select unnest(${storable(named)}::text[])
      union select customer_id from services where is_active and city = any(${storable(cities)}::text[]))
    order by customer_id`.execute(query);
  return rows;
}

export interface FoundService {
  customerId: string;
  customerName: string;
  serviceId: string;
  serviceName: string;
  siteName: string;
  city: string;
  country: string;
}

const found = sql`
  services.customer_id as "customerId", customers.name as "customerName", service_id as "serviceId", services.name as "serviceName",
  site_name as "siteName", city, country`;

/** The index of texts needs three letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u;
/** Of a common text not all are put in order. */
const maxOrdered = 500;

/** Services that a text is found in; a text that is too short for that is the id of one. */
export async function findServicesByText(
  query: Kysely<Schema>,
  given: string,
  atMost: number,
): Promise<FoundService[]> {
  const text = searchable(given);
  if (!isStorable(text)) return [];
  if (!indexed.test(text)) return findServicesById(query, [given.trim()], atMost);
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<FoundService>`
    select * from (
      select ${found} from services join customers on customers.customer_id = services.customer_id and customers.active
      where is_active and search_text like ${part} limit ${sql.lit(maxOrdered)}) as found
    order by "customerName", "customerId", "serviceId" limit ${sql.lit(atMost)}`.execute(query);
  return rows;
}

export async function findServicesById(
  query: Kysely<Schema>,
  ids: readonly string[],
  atMost: number,
): Promise<FoundService[]> {
  const { rows } = await sql<FoundService>`
    select ${found} from services join customers on customers.customer_id = services.customer_id and customers.active
    where is_active and service_id = any(${storable(ids)}::text[])
    order by "customerName", "customerId", "serviceId" limit ${sql.lit(atMost)}`.execute(query);
  return rows;
}

export interface MeantShare {
  services: number;
  outageServices: number;
  customers: number;
  registries: { registry: string; customers: number }[];
  items: { customerId: string; customerName: string; services: number; impact: string }[];
}

/** Whom a draft would touch, each service in the worst of the groups that mean it; the customers with most services first. */
export async function meantShares(
  query: Kysely<Schema>,
  groups: readonly WantedGroup[],
  atMost: number,
): Promise<MeantShare> {
  const ranked = groups.map((group) => ({
    ...group,
    cities: storable(group.cities),
    rank: impacts.indexOf(group.impact) + 1,
  }));
  const named = ranked.flatMap(({ services, rank }) =>
    services
      .filter(({ serviceId }) => isStorable(serviceId))
      .map(({ customerId, serviceId }) => ({ customer_id: customerId, service_id: serviceId, rank })),
  );
  const cities = ranked.flatMap((group) =>
    group.cities.map((city) => ({ city, rank: group.rank, product_ids: storable(group.productIds) })),
  );
  const known = sql`array[${sql.join(impacts.map((impact) => sql.lit(impact)))}]::text[]`;
  const { rows } = await sql<MeantShare>`
    with meant as (
      select customer_id, service_id, max(rank) as rank from (
        select services.customer_id, services.service_id, rank
          from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (customer_id text, service_id text, rank integer)
          join services on services.customer_id = named.customer_id and services.service_id = named.service_id
        union all
        select services.customer_id, services.service_id, rank
          from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as wanted (city text, rank integer, product_ids jsonb)
          join services on services.city = wanted.city and is_active
          where product_ids = '[]' or product_ids ? product_id) as every
      group by customer_id, service_id
    ), shares as (
      select customers.customer_id as "customerId", customers.name as "customerName", customers.registry, count(*)::int as services,
        (count(*) filter (where rank = ${impacts.length}))::int as outages, (${known})[max(rank)] as impact
      from meant join customers on customers.customer_id = meant.customer_id and customers.active
      group by customers.customer_id
    )
    select coalesce(sum(services), 0)::int as services, coalesce(sum(outages), 0)::int as "outageServices", count(*)::int as customers,
      (select coalesce(jsonb_agg(to_jsonb(one) order by registry), '[]') from (
        select registry, count(*)::int as customers from shares group by registry) as one) as registries,
      (select coalesce(jsonb_agg(to_jsonb(one) - 'registry' - 'outages' order by services desc, "customerName", "customerId"), '[]') from (
        select * from shares order by services desc, "customerName", "customerId" limit ${sql.lit(atMost)}) as one) as items
    from shares`.execute(query);
  return rows[0] ?? { services: 0, outageServices: 0, customers: 0, registries: [], items: [] };
}
