import type { KnownIssue } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import type { Texts } from '../../database/schema/disturbances.ts';
import { impactRank, told } from '../../disturbances/told-disturbances.ts';
import { iso } from '../../http/iso-time.ts';

interface KnownRow {
  id: string;
  type: string;
  reference: string;
  title: Texts;
  state_now: string;
  starts_at: string;
  ends_at: string | null;
  estimated_end_at: string | null;
  shows_estimated_end: boolean;
  next_update_at: string | null;
  touched: { serviceId: string; impact: string }[];
}

/** Disturbances that are not over, and works under way, that touch any of the services. */
export async function listKnownIssues(
  queries: TenantQueries,
  serviceIds: readonly string[],
  now: Date,
): Promise<KnownIssue[]> {
  const { rows } = await sql<{ row: KnownRow }>`
    select to_jsonb(known) as row from (
      select told.id, told.type, reference, title, state_now, told.starts_at, told.ends_at, estimated_end_at, shows_estimated_end, next_update_at,
        jsonb_agg(jsonb_build_object('serviceId', touched.service_id, 'impact', touched.impact)
          order by ${impactRank(sql`touched.impact`)} desc, touched.service_id) as touched
      from ${told(queries, now, { onlyMine: true })}
      join disturbance_services as touched on touched.customer_id = ${queries.customerId} and touched.disturbance_id = told.id
      where touched.service_id = any(${[...serviceIds]}::text[]) and touched.restored_at is null
        and (case told.type when 'DISTURBANCE' then state_now <> 'RESOLVED' else state_now in ('IN_PROCESS', 'VERIFYING') end)
      group by told.id, told.type, reference, title, state_now, told.starts_at, told.ends_at, estimated_end_at, shows_estimated_end, next_update_at
      order by told.type, told.starts_at desc, told.id
    ) as known`.execute(queries.query);
  return rows.map(({ row }) => ({
    disturbanceId: row.id,
    type: row.type,
    reference: row.reference,
    title: row.title,
    state: row.state_now,
    impact: row.touched[0]?.impact ?? 'OUTAGE',
    startsAt: iso(row.starts_at),
    expectedEndAt: expectedEnd(row),
    nextUpdateAt: row.next_update_at === null ? null : iso(row.next_update_at),
    serviceIds: row.touched.map(({ serviceId }) => serviceId),
  }));
}

/** Of a work the end of its window, of a disturbance what the provider has chosen to say. */
function expectedEnd({ type, ends_at: endsAt, estimated_end_at: estimate, shows_estimated_end: isShown }: KnownRow) {
  const end = type === 'PLANNED_WORK' ? endsAt : isShown ? estimate : null;
  return end === null ? null : iso(end);
}
