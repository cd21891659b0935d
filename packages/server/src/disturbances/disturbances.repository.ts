import { localZone } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { isStorable, searchable, storable } from '../database/stored-text.ts';
import { containing } from '../database/text-search.ts';
import { isUuid } from '../database/uuid.ts';
import type { AffectedRow, DisturbanceRow, StoredDisturbance } from './disturbance-row.ts';
import { impactRank, isCurrent, told, toldJson } from './told-disturbances.ts';

export interface DisturbanceFilter {
  type?: string | undefined;
  period?: 'current' | 'past' | undefined;
  states?: readonly string[] | undefined;
  impacts?: readonly string[] | undefined;
  kinds?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  siteId?: string | undefined;
  /** At any of them. */
  siteIds?: readonly string[] | undefined;
  serviceId?: string | undefined;
  /** With any of them. */
  tagIds?: readonly string[] | undefined;
  text?: string | undefined;
  inFreeze?: boolean | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
  onlyMine: boolean;
}

const orders = {
  startsAt: sql`starts_at`,
  reference: sql`reference`,
  impact: impactRank(sql`share_impact`),
  services: sql`services`,
} as const;
type Column = keyof typeof orders;
export type DisturbanceSort = Column | `-${Column}`;

export interface DisturbanceCounts {
  disturbances: number;
  plannedWorks: number;
  past: number;
  waiting: number;
}

export interface DisturbanceSlice {
  sortBy: DisturbanceSort;
  waitingFirst: boolean;
  page: number;
  pageSize: number;
}

/** One page of what the customer is told of, and how much there is of each kind. One statement, so that figures and rows agree. */
export async function listTold(
  queries: TenantQueries,
  filter: DisturbanceFilter,
  { sortBy, waitingFirst, page, pageSize }: DisturbanceSlice,
  now: Date,
): Promise<{ rows: DisturbanceRow[]; totalItems: number; counts: DisturbanceCounts }> {
  const where = await conditionsOf(queries, filter, now);
  const column = orders[sortBy.replace('-', '') as Column];
  const direction = sortBy.startsWith('-') ? sql`desc` : sql`asc`;
  const first = waitingFirst
    ? sql`answer_state = 'WAITING' desc, case when answer_state = 'WAITING' then answer_by end,`
    : sql``;
  const current = isCurrent(now);
  const { rows } = await sql<{ items: DisturbanceRow[]; total: number; counts: DisturbanceCounts }>`
    with told as materialized (select * from ${told(queries, now, filter)}),
    matching as (select * from told where ${where})
    select
      (select coalesce(jsonb_agg(item order by place), '[]') from (
        select ${toldJson} as item, row_number() over (order by ${first} ${column} ${direction} nulls last, id) as place
        from matching as told order by place limit ${sql.lit(pageSize)} offset ${page * pageSize}) as page) as items,
      (select count(*)::int from matching) as total,
      (select jsonb_build_object(
        'disturbances', count(*) filter (where ${current} and type = 'DISTURBANCE'),
        'plannedWorks', count(*) filter (where ${current} and type = 'PLANNED_WORK'),
        'past', count(*) filter (where not ${current}),
        'waiting', count(*) filter (where answer_state = 'WAITING')) from told) as counts`.execute(queries.query);
  const [row] = rows;
  return {
    rows: row?.items ?? [],
    totalItems: row?.total ?? 0,
    counts: row?.counts ?? { disturbances: 0, plannedWorks: 0, past: 0, waiting: 0 },
  };
}

/** Services that one with everything names. */
const firstAffected = 100;

/** One with everything that belongs to it; undefined if the customer is told of none with that id. */
export async function findTold(queries: TenantQueries, id: string, now: Date): Promise<StoredDisturbance | undefined> {
  if (!isUuid(id)) return undefined;
  const { query, customerId } = queries;
  const [{ rows }, affected, { rows: parts }] = await Promise.all([
    sql<{ row: DisturbanceRow }>`
      select ${toldJson} as row from ${told(queries, now, { onlyMine: false })} where told.id = ${id}`.execute(query),
    listAffected(queries, id, { page: 0, pageSize: firstAffected }),
    sql<Pick<StoredDisturbance, 'updates' | 'inquiries'>>`
      select (
        select coalesce(jsonb_agg(to_jsonb(one) - 'disturbance_id' - 'customer_id' order by one.at desc, one.id desc), '[]') from (
          select id::text, at, kind, state, text, made_by, '{}'::text[] as service_ids from disturbance_updates where disturbance_id = ${id}
          union all
          select 'own-' || id, at, kind, state, '[]'::jsonb, made_by, service_ids from disturbance_customer_events
            where customer_id = ${customerId} and disturbance_id = ${id}
        ) as one) as updates,
        (select coalesce(jsonb_agg(to_jsonb(inquiry) order by asked_at desc, id), '[]') from disturbance_inquiries as inquiry
          where customer_id = ${customerId} and disturbance_id = ${id}) as inquiries`.execute(query),
  ]);
  const [found] = rows;
  if (found === undefined) return undefined;
  return { disturbance: found.row, affected: affected.rows, updates: [], inquiries: [], ...parts[0] };
}

/** The pair that a service is a member of, by its diversity group or a tag. */
export const pairOf = sql`coalesce(services.diversity_group, (
  select min(tags.name) from service_tags as given join tags on tags.customer_id = given.customer_id and tags.id = given.tag_id and tags.keeps_apart
  where given.customer_id = services.customer_id and given.service_id = services.service_id))`;

/** The customer's services that it touches: members of pairs first, then the worst. */
export async function listAffected(
  { query, customerId }: TenantQueries,
  id: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: AffectedRow[]; totalItems: number }> {
  const of = sql`touched.customer_id = ${customerId} and touched.disturbance_id = ${id}`;
  const [{ rows }, total] = await Promise.all([
    sql<{ row: AffectedRow }>`
      select jsonb_build_object('service_id', services.service_id, 'service_name', services.name, 'product_id', services.product_id,
        'site_id', services.site_id, 'site_name', services.site_name, 'city', services.city, 'impact', touched.impact, 'minutes', touched.minutes,
        'starts_at', touched.starts_at, 'ends_at', touched.ends_at, 'restored_at', touched.restored_at, 'pair', ${pairOf}) as row
      from disturbance_services as touched
      join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
      where ${of}
      order by ${pairOf} is null, ${pairOf}, ${impactRank(sql`touched.impact`)} desc, services.name, services.service_id
      limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`select count(*)::int as total from disturbance_services as touched where ${of}`.execute(
      query,
    ),
  ]);
  return { rows: rows.map(({ row }) => row), totalItems: total.rows[0]?.total ?? 0 };
}

async function conditionsOf(
  queries: TenantQueries,
  filter: DisturbanceFilter,
  now: Date,
): Promise<RawBuilder<unknown>> {
  const { from, to, siteId, siteIds, serviceId, tagIds, period } = filter;
  const text = searchable(filter.text);
  const conditions = [
    sql`true`,
    ...anyOf(sql`type`, filter.type === undefined ? undefined : [filter.type]),
    ...anyOf(sql`state_now`, filter.states),
    ...anyOf(sql`share_impact`, filter.impacts),
    ...anyOf(sql`kind`, filter.kinds),
    ...anyOf(sql`id::text`, filter.ids),
    ...(period === undefined ? [] : [period === 'current' ? isCurrent(now) : sql`not ${isCurrent(now)}`]),
    ...(from === undefined
      ? []
      : [sql`coalesce(ends_at, 'infinity') >= ${from}::date::timestamp at time zone ${sql.lit(localZone)}`]),
    ...(to === undefined ? [] : [sql`starts_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(localZone)}`]),
    ...(filter.inFreeze === true ? [sql`freeze_ids <> '{}'`] : []),
    ...(siteId === undefined
      ? []
      : [touching(queries, siteId, (value) => sql`(services.site_id = ${value} or services.z_site_id = ${value})`)]),
    ...(siteIds === undefined ? [] : [ofServices(queries, sql`services.site_id = any(${storable(siteIds)}::text[])`)]),
    ...(serviceId === undefined ? [] : [touching(queries, serviceId, (value) => sql`touched.service_id = ${value}`)]),
    ...(tagIds === undefined
      ? []
      : [
          ofServices(
            queries,
            sql`exists (select from service_tags as given where given.customer_id = touched.customer_id and given.service_id = touched.service_id and given.tag_id::text = any(${storable(tagIds)}::text[]))`,
          ),
        ]),
    ...(text === '' ? [] : [await textCondition(queries, text)]),
  ];
  return sql.join(conditions, sql` and `);
}

async function textCondition(queries: TenantQueries, text: string): Promise<RawBuilder<unknown>> {
  const ofService = await containing(queries, 'services', text);
  return sql`(strpos(told.search_text, ${text}) > 0 or ${ofServices(queries, ofService)})`;
}

function touching(
  queries: TenantQueries,
  value: string,
  condition: (value: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return isStorable(value) ? ofServices(queries, condition(value)) : sql`false`;
}

function ofServices({ customerId }: TenantQueries, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`id in (
    select touched.disturbance_id from disturbance_services as touched
    join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
    where touched.customer_id = ${customerId} and ${condition})`;
}

function anyOf(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  return values === undefined ? [] : [sql`${column} = any(${storable(values)}::text[])`];
}
