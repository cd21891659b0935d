import type { ServiceEvent } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';

interface Row {
  at: Date;
  actor_category: string;
  first_name: string | null;
  last_name: string | null;
  before: Changed;
  after: Changed;
  total: number;
}

interface Changed {
  tags?: string[];
  invoiceText?: string;
}

/** What has been changed about a service, from the audit log, the newest first. */
export async function listHistory(
  { query, customerId }: TenantQueries,
  serviceId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ServiceEvent[]; totalPages: number; currentPage: number }> {
  const matches = sql`log.customer_id = ${customerId} and log.object_type = 'service' and log.object_id = ${serviceId} and log.outcome = 'done'`;
  const { rows } = await sql<Row>`
    select log.at, log.actor_category, log.before, log.after, users.first_name, users.last_name, (select count(*)::int from audit_log as log where ${matches}) as total
    from audit_log as log
      left join customer_users as users on users.customer_id = log.customer_id and users.account_id = log.actor_account_id
    where ${matches} order by log.id desc limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query);
  return {
    items: rows.map(eventOf),
    totalPages: Math.ceil((rows[0]?.total ?? 0) / pageSize),
    currentPage: page,
  };
}

function eventOf({ at, actor_category, first_name, last_name, before, after }: Row): ServiceEvent {
  const isOfTags = after.tags !== undefined;
  const shown = ({ tags = [], invoiceText = '' }: Changed) => (isOfTags ? tags.join(', ') : invoiceText);
  return {
    at: at.toISOString(),
    change: isOfTags ? 'TAGS' : 'INVOICE_TEXT',
    actorName: first_name === null ? null : `${first_name} ${last_name ?? ''}`,
    byStaff: actor_category === 'internalStaff',
    before: shown(before),
    after: shown(after),
  };
}
