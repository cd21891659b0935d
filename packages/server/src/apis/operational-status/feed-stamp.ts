import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import type { Days } from '../../disturbances/calendar.repository.ts';

/**
 * Says of the planned works in some days that touch the customer's services whether anything about them has changed: each write to a work counts
 * its version, and the clock moves its state. Costs a fraction of reading them. For whoever sees all of the customer's services.
 */
export async function worksStamp({ query, customerId }: TenantQueries, { from, to }: Days, now: Date): Promise<string> {
  const { rows } = await sql<{ stamp: string | null }>`
    select md5(string_agg(concat_ws(' ', works.id, works.version, works.updated_at, share.impact, share.services,
      disturbance_state(works.type, works.state, works.starts_at, works.ends_at, ${now})), ',' order by works.id)) as stamp
    from disturbance_customers as share join disturbances as works on works.id = share.disturbance_id
    where share.customer_id = ${customerId} and works.type = 'PLANNED_WORK' and works.announced_at is not null
      and works.starts_at < ${to}::date + 2 and works.ends_at > ${from}::date - 1`.execute(query);
  return rows[0]?.stamp ?? '';
}
