import { disturbanceRoles, type ServiceHealth } from '@skerry/contracts';
import { sql } from 'kysely';
import { ProblemError } from '../http/problem.ts';
import type { Principal } from '../identity/principal.ts';

/** Whether it is told how services do. */
export function seesDisturbances({ roles }: Pick<Principal, 'roles'>): boolean {
  return disturbanceRoles.some((role) => roles.has(role));
}

/** What says of its health only what the caller is told: what follows from it, such as a site's state, then tells nothing either. */
export function withoutHealth<Row extends { health: ServiceHealth }>(row: Row, withHealth: boolean): Row {
  return withHealth ? row : { ...row, health: 'UNKNOWN' };
}

/** Refuses with 403 to tell, by a filter, what the answer itself leaves out. */
export function refuseUnlessTold(
  principal: Pick<Principal, 'roles'>,
  { disturbanceId }: { disturbanceId?: string | undefined },
): void {
  if (disturbanceId !== undefined && !seesDisturbances(principal)) throw new ProblemError(403);
}

/** What disturbs a row of `services` now, as JSON: a disturbance before a work. */
export function disturbanceOfService(now: Date) {
  return sql`(
    select jsonb_build_object('id', told.id, 'type', told.type, 'reference', told.reference, 'title', told.title)
    from disturbance_services as touched join disturbances as told on told.id = touched.disturbance_id
    where touched.customer_id = services.customer_id and touched.service_id = services.service_id
      and touched.impact <> 'NO-IMPACT' and touched.restored_at is null and told.announced_at is not null
      and coalesce(touched.starts_at, told.starts_at) <= ${now}
      and disturbance_state(told.type, told.state, told.starts_at, told.ends_at, ${now}) in ('INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'IN_PROCESS')
      and (told.type = 'DISTURBANCE' or touched.ends_at is null or touched.ends_at > ${now})
    order by told.type, told.starts_at desc, told.id limit 1)`;
}
