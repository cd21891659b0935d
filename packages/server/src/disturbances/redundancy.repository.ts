import {
  changeStatuses,
  isChangeClosed,
  isOrderClosed,
  localZone,
  orderStatuses,
  type RedundancyTouch,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { leastGapMinutes, risksOf, type PairMember } from './redundancy.ts';
import { isCurrent } from './told-disturbances.ts';

interface Found {
  members: PairMember[];
  touches: RedundancyTouch[];
}

const closedOrders = orderStatuses.filter(isOrderClosed);
const closedChanges = changeStatuses.filter(isChangeClosed);

/**
 * The members of pairs that the caller sees, and all that touches them from now on: works and disturbances, deliveries, and windows of
 * change requests. Found from the members, which are few, however many services there are.
 */
async function findTouches({ query, customerId }: TenantQueries, now: Date): Promise<Found> {
  const latest = new Date(now.getTime() - leastGapMinutes * 60_000);
  const iso = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const touch = sql`jsonb_build_object('kind', kind, 'id', id, 'reference', reference, 'title', title, 'serviceId', service_id,
    'startsAt', ${iso('starts_at')}, 'endsAt', ${iso('ends_at')})`;
  const zone = sql.lit(localZone);
  const { rows } = await sql<Found>`
    with members as materialized (
      select services.service_id, services.name, site_name, city, 'diversityGroup' as pair_kind, diversity_group as pair from services
        where customer_id = ${customerId} and diversity_group is not null and is_active
      union all
      select services.service_id, services.name, site_name, city, 'tag', tags.name from tags
        join service_tags as given on given.customer_id = tags.customer_id and given.tag_id = tags.id
        join services on services.customer_id = given.customer_id and services.service_id = given.service_id
        where tags.customer_id = ${customerId} and tags.keeps_apart and services.is_active
    ),
    touches as (
      select type as kind, id, reference, title, service_id, starts_at, ends_at from (
        select disturbances.type, disturbances.id::text, reference, title, touched.service_id, disturbances.impact,
          disturbance_state(disturbances.type, disturbances.state, disturbances.starts_at, disturbances.ends_at, ${now}) as state_now,
          coalesce(touched.starts_at, disturbances.starts_at) as starts_at,
          -- Nobody knows the end of a disturbance: it lasts until now at least.
          case disturbances.type when 'DISTURBANCE' then greatest(disturbances.estimated_end_at, ${now})
            else coalesce(touched.ends_at, disturbances.ends_at) end as ends_at
        from (select distinct service_id from members) as members
        join disturbance_services as touched on touched.customer_id = ${customerId} and touched.service_id = members.service_id
        join disturbances on disturbances.id = touched.disturbance_id
        where disturbances.announced_at is not null and touched.impact <> 'NO-IMPACT' and touched.restored_at is null
      ) as told where ${isCurrent(now)} and ends_at > ${latest}
      union all
      select 'ORDER', orders.id::text, order_number, '[]'::jsonb, orders.service_id,
        confirmed_delivery_on::timestamp at time zone ${zone}, (confirmed_delivery_on + 1)::timestamp at time zone ${zone}
      from (select distinct service_id from members) as members
      join orders on orders.customer_id = ${customerId} and orders.service_id = members.service_id
      where status <> all(${closedOrders}::text[]) and (confirmed_delivery_on + 1)::timestamp at time zone ${zone} > ${latest}
      union all
      select 'SERVICE_CHANGE', service_changes.id::text, request_number, '[]'::jsonb, part.service_id, window_start, window_end
      from (select distinct service_id from members) as members
      join service_change_services as part on part.customer_id = ${customerId} and part.service_id = members.service_id
      join service_changes on service_changes.customer_id = ${customerId} and service_changes.id = part.request_id
      where status <> all(${closedChanges}::text[]) and window_end > ${latest}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('pair', pair, 'pairKind', pair_kind, 'serviceId', service_id, 'serviceName', name,
        'siteName', site_name, 'city', city) order by pair_kind, pair, service_id), '[]') from members) as members,
      (select coalesce(jsonb_agg(${touch} order by starts_at, id, service_id), '[]') from touches) as touches`.execute(
    query,
  );
  return rows[0] ?? { members: [], touches: [] };
}

/** Where both members of a pair of the customer's are touched at once, or nearly, from now on. */
export async function findRisks(queries: TenantQueries, now: Date) {
  const { members, touches } = await findTouches(queries, now);
  return risksOf(members, touches);
}

/** A time that somebody is about to choose for some services. */
export interface ProposedTime {
  serviceIds: readonly string[];
  startsAt: Date;
  endsAt: Date;
  /** The order or request whose time it is to be. */
  exceptId?: string | undefined;
}

/** The risks that the time would make. */
export async function findRisksOf(queries: TenantQueries, proposed: ProposedTime, now: Date) {
  const { members, touches } = await findTouches(queries, now);
  const [startsAt, endsAt] = [proposed.startsAt.toISOString(), proposed.endsAt.toISOString()];
  const wanted = new Set(proposed.serviceIds);
  const others = touches.filter(({ id }) => id === null || id !== proposed.exceptId);
  const own = members
    .filter(({ serviceId }) => wanted.has(serviceId))
    .map(({ serviceId }): RedundancyTouch => ({
      kind: 'PROPOSED',
      id: null,
      reference: null,
      title: [],
      serviceId,
      startsAt,
      endsAt,
    }));
  const unique = new Map(own.map((touch) => [touch.serviceId, touch]));
  return risksOf(members, [...others, ...unique.values()]).filter(({ touches: both }) =>
    both.some(({ kind }) => kind === 'PROPOSED'),
  );
}
