import type { FoundItem, FoundPart } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { containing } from '../../database/text-search.ts';

/** So many of each kind; who wants more goes to the list. */
export const limit = 8;

/** So far it is counted: beyond that nobody looks through them. */
export const countLimit = 100;

type FoundRow = Omit<FoundItem, 'health' | 'noticeCount'> & {
  health?: FoundItem['health'] | null;
  noticeCount?: number | null;
};

interface Source {
  table: Parameters<typeof containing>[1];
  /** The table under the name that its search function's key has. */
  from: RawBuilder<unknown>;
  item: RawBuilder<unknown>;
  /** That of an index, so that a text which is nearly everywhere is found without reading all. */
  order: RawBuilder<unknown>;
}

async function find(
  queries: TenantQueries,
  { table, from, item, order }: Source,
  text: string,
  spelling = text,
): Promise<FoundPart> {
  const { query, customerId } = queries;
  const spellings = await Promise.all([...new Set([text, spelling])].map((each) => containing(queries, table, each)));
  const matching = sql`${from} where customer_id = ${customerId} and (${sql.join(spellings, sql` or `)})`;
  const { rows } = await sql<FoundRow>`
    select ${item} from ${matching} order by ${order} limit ${sql.lit(limit + 1)}`.execute(query);
  const hasMore = rows.length > limit;
  return {
    items: rows.slice(0, limit).map(withoutNothing),
    hasMore,
    total: hasMore ? await countOf(queries, matching) : rows.length,
  };
}

/** A site without faults has no health of its own, and nothing counts what is not there. */
function withoutNothing({ health, noticeCount, ...item }: FoundRow): FoundItem {
  return { ...item, ...(health != null && { health }), ...(noticeCount != null && { noticeCount }) };
}

async function countOf({ query }: TenantQueries, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${matching} limit ${sql.lit(countLimit)}) as counted`.execute(
    query,
  );
  return rows[0]?.total ?? 0;
}

/** In what looks like an id or a phone number, spaces are only for the eye: SE-204 418 is SE-204418. */
export function withoutSpaces(text: string): string {
  return /^[a-z]{0,3}[-+]?[0-9][0-9 -]*$|^\+[0-9 ]+$/.test(text) ? text.replaceAll(' ', '') : text;
}

export function findServices(queries: TenantQueries, text: string): Promise<FoundPart> {
  return find(
    queries,
    {
      table: 'services',
      from: sql`services`,
      item: sql`service_id as id, service_id as code, name, site_name || ', ' || address as detail, status, health`,
      order: sql`lower_latin(name) collate "C", service_id`,
    },
    text,
    withoutSpaces(text),
  );
}

export function findSites(queries: TenantQueries, text: string): Promise<FoundPart> {
  const ofSite = sql`from services where services.customer_id = sites.customer_id and services.site_id = sites.id and services.is_active`;
  return find(
    queries,
    {
      table: 'sites',
      from: sql`sites`,
      item: sql`id, null as code, name, street_name || coalesce(' ' || house_number, '') || ', ' || zip_code || ' ' || city as detail,
        (select count(*)::int ${ofSite}) as "serviceCount",
        nullif((select count(*)::int ${ofSite} and services.status_code = 'TERMINATION_NOTICE'), 0) as "noticeCount",
        (select health ${ofSite} and services.status_code <> 'INSTALLATION_ONGOING' and services.health in ('DOWN', 'DEGRADED') order by health = 'DOWN' desc limit 1) as health`,
      order: sql`lower_latin(name) collate "C", id`,
    },
    text,
  );
}

export function findOrders(queries: TenantQueries, text: string): Promise<FoundPart> {
  return find(
    queries,
    {
      table: 'orders',
      from: sql`orders`,
      item: sql`id, order_number as code, product_name as name, site_name || ', ' || street_name || coalesce(' ' || house_number, '') as detail, status`,
      order: sql`ordered_at desc nulls last, id`,
    },
    text,
    withoutSpaces(text),
  );
}

export function findUsers(queries: TenantQueries, text: string): Promise<FoundPart> {
  return find(
    queries,
    {
      table: 'customer_users',
      from: sql`customer_users as users`,
      item: sql`id, email as code, first_name || ' ' || last_name as name, '' as detail`,
      order: sql`lower(email) collate "C"`,
    },
    text,
    withoutSpaces(text),
  );
}

/** A customer has a thousand at most: their texts are compared one by one. */
export async function findContacts({ query, customerId }: TenantQueries, text: string): Promise<FoundPart> {
  const { rows } = await sql<FoundItem & { total: number }>`
    select id, email as code, name, coalesce(phone, '') as detail, (count(*) over ())::int as total from contacts
    where customer_id = ${customerId} and (strpos(search_text, ${text}) > 0 or strpos(search_text, ${withoutSpaces(text)}) > 0)
    order by lower_latin(name) collate "C", id limit ${sql.lit(limit)}`.execute(query);
  const total = Math.min(rows[0]?.total ?? 0, countLimit);
  return {
    items: rows.map(({ id, code, name, detail }) => ({ id, code, name, detail })),
    hasMore: total > limit,
    total,
  };
}

export function findChangeRequests(queries: TenantQueries, text: string): Promise<FoundPart> {
  const firstService = sql`(
    select part.name || ', ' || part.site_name from service_change_services as part
    where part.customer_id = service_changes.customer_id and part.request_id = service_changes.id order by part.place limit 1)`;
  return find(
    queries,
    {
      table: 'service_changes',
      from: sql`service_changes`,
      item: sql`id, request_number as code, reference as name, coalesce(${firstService}, '') as detail, status`,
      order: sql`updated_at desc, id desc`,
    },
    text,
  );
}
