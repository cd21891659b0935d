import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { searchable, storable } from '../../../database/stored-text.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { DisturbanceRow, InquiryRow, UpdateRow } from '../../../disturbances/disturbance-row.ts';
import { isCurrent } from '../../../disturbances/told-disturbances.ts';

/** As the provider's staff see it. */
export interface ProviderRow extends Omit<DisturbanceRow, 'share' | 'answer_state' | 'latest_update' | 'freeze_ids'> {
  impact: string;
  visibility: string;
  service_count: number;
  customer_count: number;
}

/** What customers have answered. */
export interface AnswerCounts {
  open_inquiries: number;
  /** Customers who have acknowledged the window that is planned now. */
  acknowledged: number;
}

/** The state, and the kind, at the moment; `kind` stays as it was written beside `kind_now`. */
function provided(now: Date): RawBuilder<unknown> {
  return sql`(select *, disturbance_state(type, state, starts_at, ends_at, ${now}) as state_now from disturbances) as disturbances`;
}
const providedJson = sql`to_jsonb(disturbances) - 'search_text'`;

/** Of the row `disturbances`; read by one who sees all customers. */
const answerCounts = sql`jsonb_build_object(
  'open_inquiries', (select count(*) from disturbance_inquiries as asked where asked.disturbance_id = disturbances.id and asked.state = 'OPEN'),
  'acknowledged', (select count(*) from disturbance_customers as told where told.disturbance_id = disturbances.id
    and told.acknowledged_move = jsonb_array_length(disturbances.moved_from)))`;

export interface StaffFilter {
  type?: string | undefined;
  period?: 'current' | 'past' | undefined;
  states?: readonly string[] | undefined;
  text?: string | undefined;
}

/** One page: what is not over first, of that disturbances first, then works by their windows; what is over, the latest first. */
export async function listForStaff(
  query: Kysely<Schema>,
  { type, period, states, text: given }: StaffFilter,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<{ rows: (ProviderRow & AnswerCounts)[]; totalItems: number }> {
  const text = searchable(given);
  const current = isCurrent(now);
  const where = sql.join(
    [
      sql`true`,
      ...(type === undefined ? [] : [sql`type = ${type}`]),
      ...(states === undefined ? [] : [sql`state_now = any(${storable(states)}::text[])`]),
      ...(period === undefined ? [] : [period === 'current' ? current : sql`not ${current}`]),
      ...(text === '' ? [] : [sql`strpos(search_text, ${text}) > 0`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ items: (ProviderRow & AnswerCounts)[]; total: number }>`
    with matching as materialized (select * from ${provided(now)} where ${where})
    select (select coalesce(jsonb_agg(item order by row_place), '[]') from (
        select ${providedJson} - 'row_place' || ${answerCounts} as item, row_place from (
          select *, row_number() over (
            order by not ${current}, case when ${current} then type end, case when ${current} then starts_at end, starts_at desc, id) as row_place
          from matching order by row_place limit ${sql.lit(pageSize)} offset ${page * pageSize}) as disturbances) as page) as items,
      (select count(*)::int from matching) as total`.execute(query);
  return { rows: rows[0]?.items ?? [], totalItems: rows[0]?.total ?? 0 };
}

/** One of any state, and what all were told; undefined if there is none. */
export async function findForStaff(
  query: Kysely<Schema>,
  id: string,
  now: Date,
  { forUpdate = false } = {},
): Promise<{ row: ProviderRow; updates: UpdateRow[] } | undefined> {
  if (!isUuid(id)) return undefined;
  if (forUpdate) await sql`select from disturbances where id = ${id} for update`.execute(query);
  const { rows } = await sql<{ row: ProviderRow; updates: UpdateRow[] }>`
    select ${providedJson} as row, (
      select coalesce(jsonb_agg(to_jsonb(one) - 'disturbance_id' order by one.id desc), '[]') from disturbance_updates as one
      where one.disturbance_id = disturbances.id) as updates
    from ${provided(now)} where id = ${id}`.execute(query);
  return rows[0];
}

interface OfCustomer {
  customer_id: string;
  customer_name: string;
}

export interface GroupRow extends OfCustomer {
  through: string;
  impact: string;
  minutes: number | null;
  starts_at: string | null;
  ends_at: string | null;
  services: number;
  restored: number;
  service_ids: string[];
}

export interface ReportRow extends OfCustomer {
  service_ids: string[];
  text: string;
  ticket_reference: string;
  reported_by: string;
  reported_at: string;
}

export interface CustomerParts {
  groups: GroupRow[];
  inquiries: (InquiryRow & OfCustomer)[];
  reports: ReportRow[];
  counts: AnswerCounts;
}

/** What belongs to single customers, of all whom it touches. The query is one that sees them. */
export async function customerParts(query: Kysely<Schema>, id: string): Promise<CustomerParts> {
  const named = sql`customers.name as customer_name`;
  const customers = (table: string) =>
    sql`join customers on customers.customer_id = ${sql.ref(`${table}.customer_id`)} and customers.active`;
  const { rows } = await sql<CustomerParts>`
    select
      (select coalesce(jsonb_agg(to_jsonb(one) order by customer_id, through, impact), '[]') from (
        select touched.customer_id, ${named}, through, impact, minutes, starts_at, ends_at, count(*)::int as services,
          count(restored_at)::int as restored, (array_agg(service_id order by service_id))[1:10000] as service_ids
        from disturbance_services as touched ${customers('touched')} where disturbance_id = ${id}
        group by touched.customer_id, customers.name, through, impact, minutes, starts_at, ends_at) as one) as groups,
      (select coalesce(jsonb_agg(to_jsonb(one) order by asked_at desc, id), '[]') from (
        select asked.*, ${named} from disturbance_inquiries as asked ${customers('asked')} where disturbance_id = ${id}) as one) as inquiries,
      (select coalesce(jsonb_agg(to_jsonb(one) order by reported_at desc, id), '[]') from (
        select reported.*, ${named} from disturbance_reports as reported ${customers('reported')} where disturbance_id = ${id}) as one) as reports,
      (select ${answerCounts} from disturbances where id = ${id}) as counts`.execute(query);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table answers one row.');
  return row;
}
