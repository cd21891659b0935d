import { impacts } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { localZone } from '@skerry/contracts';

const known = sql`array[${sql.join(impacts.map((impact) => sql.lit(impact)))}]::text[]`;

/** How bad an impact is, from 1. */
export function impactRank(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_position(${known}, ${column})`;
}

/** The customer's services that each disturbance touches, counted, as `disturbance_customers` stores them. */
export function countedShares(customerId: string): RawBuilder<unknown> {
  return sql`
    select touched.disturbance_id, (${known})[max(${impactRank(sql`touched.impact`)})] as impact,
      count(*)::int as services, count(distinct services.site_id)::int as sites,
      (count(*) filter (where touched.impact = 'OUTAGE'))::int as outage_services, max(touched.minutes) as minutes,
      (array_agg(distinct services.city))[1:5] as cities
    from disturbance_services as touched
    join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
    where touched.customer_id = ${customerId}`;
}

/** The stored counts, or the same from the services themselves where the caller does not see them all. */
function shares({ customerId, isNarrowed }: TenantQueries): RawBuilder<unknown> {
  if (!isNarrowed)
    return sql`(select *, true as is_whole from disturbance_customers where customer_id = ${customerId})`;
  return sql`(
    select counted.*, stored.disturbance_id is not null as is_whole, stored.acknowledged_at, stored.acknowledged_by, stored.acknowledged_move,
      stored.asked_at, stored.asked_by, stored.asked_kind, stored.asked_move
    from (${countedShares(customerId)} group by touched.disturbance_id) as counted
    left join disturbance_customers as stored on stored.customer_id = ${customerId} and stored.disturbance_id = counted.disturbance_id)`;
}

/** The freeze periods that a window lies in. One that ends at midnight has nothing of the day that begins then. */
const freezeIds = sql`case when disturbances.type = 'PLANNED_WORK' then array(
  select frozen.id from freeze_periods as frozen
  where frozen.countries && disturbances.countries
    and disturbances.starts_at < (frozen.ends_on + 1)::timestamp at time zone ${sql.lit(localZone)}
    and disturbances.ends_at > frozen.starts_on::timestamp at time zone ${sql.lit(localZone)}
  order by frozen.starts_on) else '{}' end`;

const moves = sql`jsonb_array_length(moved_from)`;

/** Whether and how the customer has answered. `now` is a moment. */
function answerState(now: Date): RawBuilder<unknown> {
  return sql`case
    when type <> 'PLANNED_WORK' or services is null or share_impact = 'NO-IMPACT' then 'NOT_NEEDED'
    when acknowledged_move = ${moves} and (asked_move is distinct from ${moves} or acknowledged_at >= asked_at) then 'ACKNOWLEDGED'
    when asked_move = ${moves} then case asked_kind when 'RESCHEDULE' then 'DATE_ASKED' else 'QUESTION_ASKED' end
    when state_now not in ('TENTATIVE', 'CONFIRMED', 'RE_SCHEDULED') or not is_whole then 'NOT_NEEDED'
    when answer_by is null then 'NOT_ASKED'
    when answer_by <= ${now} then 'PASSED'
    else 'WAITING'
  end`;
}

/**
 * Everything that the customer is told of, as a table `told`: what touches its services, and, unless only that is wanted, what the provider
 * tells everybody in its country. Nothing of other customers is in it.
 */
export function told(queries: TenantQueries, now: Date, { onlyMine }: { onlyMine: boolean }): RawBuilder<unknown> {
  const { customerId } = queries;
  const ofCountry = sql`(disturbances.visibility = 'COUNTRY' and exists (
    select from customers where customers.customer_id = ${customerId} and (customers.registry = 'com' or customers.registry = any(disturbances.countries))))`;
  return sql`(
    select dated.*, ${answerState(now)} as answer_state from (
      select disturbances.id, disturbances.type, reference, title, description, advice, place, longitude, latitude, countries,
        disturbance_kind(disturbances.type, disturbances.kind, disturbances.starts_at, disturbances.moved_from, disturbances.announced_at) as kind, starts_at,
        case when disturbances.type = 'DISTURBANCE' then disturbances.resolved_at else disturbances.ends_at end as ends_at,
        backup_windows, estimated_end_at, shows_estimated_end, next_update_at, expected_outage_minutes, answer_by, moved_from, root_cause,
        resolution, mitigation, cancel_reason, handled_by, announced_at, resolved_at, search_text, sequence, version, updated_at,
        disturbance_state(disturbances.type, disturbances.state, disturbances.starts_at, disturbances.ends_at, ${now}) as state_now,
        ${freezeIds} as freeze_ids, share.impact as share_impact, share.services, share.sites, share.outage_services, share.minutes,
        share.cities, share.is_whole, share.acknowledged_at, share.acknowledged_by, share.acknowledged_move, share.asked_at, share.asked_by,
        share.asked_kind, share.asked_move
      from disturbances left join ${shares(queries)} as share on share.disturbance_id = disturbances.id
      where disturbances.announced_at is not null and (share.disturbance_id is not null ${onlyMine ? sql`` : sql`or ${ofCountry}`})
    ) as dated
  ) as told`;
}

/** A row of `told` as JSON, with its latest update. */
export const toldJson = sql`to_jsonb(told) - 'search_text' || jsonb_build_object(
  'share', case when services is null then null else jsonb_build_object(
    'impact', share_impact, 'services', services, 'sites', sites, 'outage_services', outage_services, 'minutes', minutes, 'cities', cities,
    'is_whole', is_whole, 'acknowledged_at', acknowledged_at, 'acknowledged_by', acknowledged_by, 'acknowledged_move', acknowledged_move,
    'asked_at', asked_at, 'asked_by', asked_by, 'asked_kind', asked_kind, 'asked_move', asked_move) end,
  'latest_update', (
    select to_jsonb(latest) from disturbance_updates as latest where latest.disturbance_id = told.id and latest.kind <> 'CHANGED' order by latest.id desc limit 1))`;

/** Not over, as a condition on `told`. */
export function isCurrent(now: Date): RawBuilder<unknown> {
  return sql`(case type when 'DISTURBANCE' then state_now <> 'RESOLVED'
    else state_now in ('CONFIRMED', 'RE_SCHEDULED', 'IN_PROCESS', 'VERIFYING') or (state_now in ('DRAFT', 'TENTATIVE') and ends_at > ${now}) end)`;
}
