import type { WallCounts, WallPlace, WallSite } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../../database/connect.ts';
import type { Texts } from '../../../database/schema/disturbances.ts';
import { storable } from '../../../database/stored-text.ts';
import { told } from '../../../disturbances/told-disturbances.ts';
import type { WallFilter } from './wall-filter.ts';

export interface SitesNow {
  services: WallCounts;
  siteCounts: WallCounts;
  sites: WallSite[];
  places: WallPlace[];
  totalPlaces: number;
  asOf: string | null;
}

const most = { sites: 300, places: 200, updates: 12, nameLength: 60 };

const iso = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Nothing that is known to be well is never well. */
const rank = sql`case when down > 0 then 0 when degraded > 0 then 1 when unknown > 0 then 2 when ok > 0 then 3 else 4 end`;
const states = sql`array['DOWN', 'DEGRADED', 'UNKNOWN', 'OK', 'INSTALLING']`;
const countNames = sql`jsonb_build_object('ok', ok, 'degraded', degraded, 'down', down, 'unknown', unknown, 'installing', installing)`;
const added = sql`jsonb_build_object('ok', coalesce(sum(ok), 0), 'degraded', coalesce(sum(degraded), 0), 'down', coalesce(sum(down), 0),
  'unknown', coalesce(sum(unknown), 0), 'installing', coalesce(sum(installing), 0))`;

/** The stored counts where they are of the services that are wanted, or the same from the services themselves. */
function reported({ customerId, isNarrowed }: TenantQueries, { tagIds, siteIds }: WallFilter): RawBuilder<unknown> {
  const atSites = siteIds === undefined ? sql`` : sql`and site_id = any(${storable(siteIds)}::text[])`;
  if (!isNarrowed && tagIds === undefined)
    return sql`select site_id, sum(ok)::int as ok, sum(degraded)::int as degraded, sum(down)::int as down, sum(unknown)::int as unknown, max(reported_at) as reported_at
      from site_status where customer_id = ${customerId} and ok + degraded + down + unknown > 0 ${atSites} group by site_id`;
  return sql`select site_id, (count(*) filter (where health = 'OK'))::int as ok, (count(*) filter (where health = 'DEGRADED'))::int as degraded,
      (count(*) filter (where health = 'DOWN'))::int as down, (count(*) filter (where health = 'UNKNOWN'))::int as unknown, max(health_at) as reported_at
    from services where customer_id = ${customerId} and is_active ${tagged(tagIds)} ${atSites} group by site_id`;
}

function tagged(tagIds: WallFilter['tagIds']): RawBuilder<unknown> {
  if (tagIds === undefined) return sql``;
  return sql`and exists (select from service_tags as given where given.customer_id = services.customer_id and given.service_id = services.service_id
    and given.tag_id::text = any(${storable(tagIds)}::text[]))`;
}

/**
 * The sites as they are: as their services were reported last, and no better than the active disturbances (`disturbanceIds`) make them. What
 * is being installed is neither well nor ill. `workIds`: the works that come next.
 */
export async function sitesNow(
  queries: TenantQueries,
  filter: WallFilter,
  { disturbanceIds, workIds }: { disturbanceIds: readonly string[]; workIds: readonly string[] },
): Promise<SitesNow> {
  const { query, customerId } = queries;
  const { rows } = await sql<SitesNow>`
    with reported as materialized (${reported(queries, filter)}),
    installing as (
      select site_id, (count(*) filter (where health = 'OK'))::int as ok, (count(*) filter (where health = 'UNKNOWN'))::int as unknown
      from services where customer_id = ${customerId} and status_code = 'INSTALLATION_ONGOING' ${tagged(filter.tagIds)} group by site_id),
    touched as (
      select distinct on (services.service_id) services.site_id, services.health, touched.impact, disturbances.id, disturbances.starts_at
      from disturbance_services as touched
      join disturbances on disturbances.id = touched.disturbance_id
      join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
      where touched.customer_id = ${customerId} and touched.disturbance_id = any(${[...disturbanceIds]}::uuid[]) and touched.restored_at is null
        and touched.impact in ('OUTAGE', 'DEGRADED') and services.is_active and services.status_code <> 'INSTALLATION_ONGOING' ${tagged(filter.tagIds)}
      order by services.service_id, touched.impact = 'OUTAGE' desc, disturbances.starts_at),
    hit as (
      select site_id, min(starts_at) as since, (array_agg(id order by impact = 'OUTAGE' desc, starts_at))[1] as disturbance_id,
        (count(*) filter (where impact = 'OUTAGE' and health = 'OK'))::int as down_ok, (count(*) filter (where impact = 'OUTAGE' and health = 'UNKNOWN'))::int as down_unknown,
        (count(*) filter (where impact = 'OUTAGE' and health = 'DEGRADED'))::int as down_degraded,
        (count(*) filter (where impact = 'DEGRADED' and health = 'OK'))::int as degraded_ok, (count(*) filter (where impact = 'DEGRADED' and health = 'UNKNOWN'))::int as degraded_unknown
      from touched group by site_id),
    counted as materialized (
      select reported.site_id, reported_at, since, disturbance_id,
        reported.ok - coalesce(installing.ok, 0) - coalesce(down_ok + degraded_ok, 0) as ok,
        degraded + coalesce(degraded_ok + degraded_unknown - down_degraded, 0) as degraded,
        down + coalesce(down_ok + down_unknown + down_degraded, 0) as down,
        reported.unknown - coalesce(installing.unknown, 0) - coalesce(down_unknown + degraded_unknown, 0) as unknown,
        coalesce(installing.ok + installing.unknown, 0) as installing
      from reported left join hit using (site_id) left join installing using (site_id)),
    ranked as materialized (
      select counted.*, ${rank} as rank, sites.name, sites.city, sites.country, sites.longitude, sites.latitude
      from counted join sites on sites.customer_id = ${customerId} and sites.id = counted.site_id),
    page as materialized (
      select * from ranked order by rank, down desc, degraded desc, ok + unknown desc, name, site_id limit ${sql.lit(most.sites)}),
    next_works as (
      select services.site_id, min(coalesce(touched.starts_at, disturbances.starts_at)) as starts_at from disturbance_services as touched
      join disturbances on disturbances.id = touched.disturbance_id
      join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
      where touched.customer_id = ${customerId} and touched.disturbance_id = any(${[...workIds]}::uuid[]) ${tagged(filter.tagIds)}
      group by services.site_id),
    shown as (
      select page.*, next_works.starts_at as next_work_at, row_number() over (order by rank, down desc, degraded desc, ok + unknown desc, name, site_id) as place,
        coalesce(since, case when rank < 2 then (
          select min(health_at) from services where services.customer_id = ${customerId} and services.site_id = page.site_id and is_active and health in ('DOWN', 'DEGRADED')) end) as bad_since
      from page left join next_works using (site_id)),
    places as (
      select city, country, avg(longitude) as longitude, avg(latitude) as latitude, min(rank) as rank, count(*)::int as sites,
        (count(*) filter (where rank < 2))::int as affected
      from ranked group by country, city),
    first_places as (
      select *, row_number() over (order by rank, sites desc, city, country) as place from places order by place limit ${sql.lit(most.places)})
    select
      (select ${added} from ranked) as services,
      (select jsonb_build_object('down', count(*) filter (where rank = 0), 'degraded', count(*) filter (where rank = 1), 'unknown', count(*) filter (where rank = 2),
        'ok', count(*) filter (where rank = 3), 'installing', count(*) filter (where rank = 4)) from ranked) as "siteCounts",
      (select coalesce(jsonb_agg(jsonb_build_object('id', site_id, 'name', left(name, ${sql.lit(most.nameLength)}), 'city', city, 'state', (${states})[rank + 1], 'services', ${countNames},
        'asOf', ${iso(sql`reported_at`)}, 'since', ${iso(sql`bad_since`)}, 'disturbanceId', disturbance_id, 'nextWorkAt', ${iso(sql`next_work_at`)}) order by place), '[]') from shown) as sites,
      (select coalesce(jsonb_agg(jsonb_build_object('name', city, 'country', country, 'longitude', round(longitude::numeric, 3), 'latitude', round(latitude::numeric, 3),
        'state', (${states})[rank + 1], 'sites', sites, 'affectedSites', affected) order by place), '[]') from first_places) as places,
      (select count(*)::int from places) as "totalPlaces",
      (select ${iso(sql`max(reported_at)`)} from ranked) as "asOf"`.execute(query);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a row.');
  return row;
}

export interface SaidRow {
  id: string;
  at: string;
  disturbance_id: string;
  type: string;
  title: Texts;
  state: string;
  text: Texts;
}

/** What was said last to the customer, since a moment. `ids`: of these alone. */
export async function saidLast(
  queries: TenantQueries,
  { now, since, filter }: { now: Date; since: Date; filter: WallFilter },
): Promise<SaidRow[]> {
  const { query, customerId } = queries;
  const { tagIds, siteIds } = filter;
  const isOfAll = tagIds === undefined && siteIds === undefined;
  const touching = isOfAll
    ? sql``
    : sql`and told.id in (
        select touched.disturbance_id from disturbance_services as touched
        join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
        where touched.customer_id = ${customerId} ${tagged(tagIds)} ${siteIds === undefined ? sql`` : sql`and services.site_id = any(${storable(siteIds)}::text[])`})`;
  const { rows } = await sql<SaidRow>`
    select updates.id::text, ${iso(sql`updates.at`)} as at, told.id as disturbance_id, told.type, told.title, updates.state, updates.text
    from ${told(queries, now, { onlyMine: true })} join disturbance_updates as updates on updates.disturbance_id = told.id
    where updates.kind <> 'CHANGED' and updates.at >= ${since} ${touching}
    order by updates.at desc, updates.id desc limit ${sql.lit(most.updates)}`.execute(query);
  return rows;
}
