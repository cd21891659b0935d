import type { ContactNotice } from '@skerry/contracts';
import { sql } from 'kysely';
import { coversService } from '../../contacts/covers.ts';
import type { TenantQueries } from '../../database/connect.ts';
import { told as toldDisturbances } from '../../disturbances/told-disturbances.ts';

const maxNotices = 50;

/**
 * What was announced in the last 30 days and touches a service that the contact covers: disturbances for NOC, planned works for PLANNED_WORK.
 * By what the contact is told about today.
 */
export async function listNotices(
  queries: TenantQueries,
  contactId: string,
  now: Date,
): Promise<{ items: ContactNotice[]; totalItems: number }> {
  const { query, customerId } = queries;
  const { rows } = await sql<{ notice: Omit<ContactNotice, 'announcedAt'>; announcedAt: Date; total: number }>`
    select jsonb_build_object('id', found.id, 'type', found.type, 'reference', found.reference, 'title', found.title, 'services', found.covered) as notice,
      found.announced_at as "announcedAt", (count(*) over ())::int as total
    from (
      select happened.id, happened.type, happened.reference, happened.title, happened.announced_at, (
        select count(*)::int from disturbance_services as touched
        join services on services.customer_id = touched.customer_id and services.service_id = touched.service_id
        where touched.customer_id = ${customerId} and touched.disturbance_id = happened.id and exists (
          select from contact_assignments as told
          where told.customer_id = ${customerId} and told.contact_id = ${contactId}
            and told.type = case happened.type when 'DISTURBANCE' then 'NOC' else 'PLANNED_WORK' end and ${coversService})
      ) as covered
      from (select told.* from ${toldDisturbances(queries, now, { onlyMine: true })}) as happened
      where happened.announced_at > ${now}::timestamptz - interval '30 days'
    ) as found
    where found.covered > 0 order by found.announced_at desc, found.id limit ${sql.lit(maxNotices)}`.execute(query);
  return {
    items: rows.map(({ notice, announcedAt }) => ({ ...notice, announcedAt: announcedAt.toISOString() })),
    totalItems: rows[0]?.total ?? 0,
  };
}
