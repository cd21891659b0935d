import type { StatusGroup } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isStorable, storable } from '../../database/stored-text.ts';

/** The stored counts, or the same from the services themselves where the caller does not see them all. */
function siteStatus({ customerId, isNarrowed }: TenantQueries): RawBuilder<unknown> {
  if (!isNarrowed)
    return sql`(select * from site_status where customer_id = ${customerId} and ok + degraded + down + unknown > 0) as site_status`;
  return sql`(
    select customer_id, site_id, product_id, (count(*) filter (where health = 'OK'))::int as ok,
      (count(*) filter (where health = 'DEGRADED'))::int as degraded, (count(*) filter (where health = 'DOWN'))::int as down,
      (count(*) filter (where health = 'UNKNOWN'))::int as unknown, max(health_at) as reported_at
    from services where customer_id = ${customerId} and is_active group by customer_id, site_id, product_id) as site_status`;
}

const state = sql`case when down > 0 then 'DOWN' when degraded > 0 then 'DEGRADED' when unknown > 0 then 'UNKNOWN' else 'OK' end`;
const rank = sql`case when down > 0 then 0 when degraded > 0 then 1 when unknown > 0 then 2 else 3 end`;

export interface StatusCounts {
  ok: number;
  degraded: number;
  down: number;
  unknown: number;
}

/** Of what is degraded or down, services that a group names. */
const named = 20;

/** One page of the customer's sites by product, the worst first, and how many services there are of each state. */
export async function listSiteStatus(
  queries: TenantQueries,
  filter: { states?: readonly string[] | undefined; siteId?: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ groups: StatusGroup[]; totalItems: number; services: StatusCounts; asOf: string | null }> {
  const { query, customerId } = queries;
  const where = sql.join(
    [
      sql`true`,
      ...(filter.states === undefined ? [] : [sql`state = any(${storable(filter.states)}::text[])`]),
      ...(filter.siteId === undefined
        ? []
        : [isStorable(filter.siteId) ? sql`site_id = ${filter.siteId}` : sql`false`]),
    ],
    sql` and `,
  );
  const iso = (column: RawBuilder<unknown>) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await sql<{ groups: StatusGroup[]; total: number; services: StatusCounts; as_of: string | null }>`
    with counted as materialized (select *, ${state} as state from ${siteStatus(queries)}),
    page as materialized (
      select counted.*, sites.name, sites.city, sites.country, row_number() over (order by ${rank}, lower_latin(sites.name) collate "C", site_id, product_id) as place
      from counted join sites on sites.customer_id = ${customerId} and sites.id = site_id
      where ${where} order by place limit ${sql.lit(pageSize)} offset ${page * pageSize})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('siteId', site_id, 'siteName', name, 'city', city, 'country', country, 'productGroup', product_id,
        'productTranslations', coalesce((select translations from products where products.id = product_id), '[]'), 'state', state,
        'services', ok + degraded + down + unknown, 'affectedServices', degraded + down,
        'serviceIds', case when degraded + down = 0 then '[]' else (
          select coalesce(jsonb_agg(service_id), '[]') from (
            select service_id from services where services.customer_id = ${customerId} and services.site_id = page.site_id
              and services.product_id = page.product_id and is_active and health in ('DOWN', 'DEGRADED')
            order by health = 'DOWN' desc, service_id limit ${sql.lit(named)}) as one) end,
        'asOf', ${iso(sql`reported_at`)}) order by place), '[]') from page) as groups,
      (select count(*)::int from counted where ${where}) as total,
      (select jsonb_build_object('ok', coalesce(sum(ok), 0), 'degraded', coalesce(sum(degraded), 0), 'down', coalesce(sum(down), 0), 'unknown', coalesce(sum(unknown), 0)) from counted) as services,
      (select ${iso(sql`max(reported_at)`)} from counted) as as_of`.execute(query);
  const [row] = rows;
  return {
    groups: row?.groups ?? [],
    totalItems: row?.total ?? 0,
    services: row?.services ?? { ok: 0, degraded: 0, down: 0, unknown: 0 },
    asOf: row?.as_of ?? null,
  };
}
