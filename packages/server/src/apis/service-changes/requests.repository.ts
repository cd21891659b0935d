import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isStorable, searchable } from '../../database/stored-text.ts';
import { containing } from '../../database/text-search.ts';
import type { RequestRow, StoredRequest } from './request-row.ts';

export interface RequestFilter {
  statuses?: readonly string[] | undefined;
  kinds?: readonly string[] | undefined;
  classes?: readonly string[] | undefined;
  serviceId?: string | undefined;
  text?: string | undefined;
}

const orders = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  windowStart: sql`window_start, id`,
  '-windowStart': sql`window_start desc, id desc`,
  number: sql`request_number`,
  '-number': sql`request_number desc`,
} as const;

/** More hits than these are not counted: nobody turns that many pages. */
const maxCounted = 10_000;

/** Services that a list names of each request. */
const namedServices = 3;

/** One page of what matches. */
export async function listRequests(
  queries: TenantQueries,
  filter: RequestFilter,
  { sortBy, page, pageSize }: { sortBy: keyof typeof orders; page: number; pageSize: number },
): Promise<{ rows: RequestRow[]; totalItems: number }> {
  const { query, customerId } = queries;
  const conditions = await conditionsOf(queries, filter);
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditions], sql` and `);
  const order = orders[sortBy];
  const [{ rows }, counted] = await Promise.all([
    sql<{ request: RequestRow }>`
      select ${requestJson(customerId, namedServices)} as request from service_changes
      where ${where} order by ${order} limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`
      select count(*)::int as total from (select from service_changes where ${where} limit ${sql.lit(maxCounted)}) as hits`.execute(
      query,
    ),
  ]);
  return { rows: rows.map(({ request }) => request), totalItems: counted.rows[0]?.total ?? 0 };
}

/** The request with all that belongs to it, as of one moment; undefined where this customer has none with that id. */
export async function findRequest(
  { query, customerId }: TenantQueries,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<StoredRequest | undefined> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  if (options.forUpdate === true)
    await sql`select from service_changes where customer_id = ${customerId} and id = ${id} for update`.execute(query);
  const parts = (table: string, order: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(part) order by ${sql.raw(order)}), '[]') from ${sql.table(table)} as part where part.customer_id = ${customerId} and part.request_id = service_changes.id)`;
  const { rows } = await sql<StoredRequest>`
    select ${requestJson(customerId)} as request,
      ${parts('service_change_messages', 'part.sent_at, part.id')} as messages,
      ${parts('service_change_events', 'part.at, part.id')} as events
    from service_changes where customer_id = ${customerId} and id = ${id}`.execute(query);
  return rows[0];
}

function requestJson(customerId: string, services?: number): RawBuilder<unknown> {
  const first = services === undefined ? sql`` : sql`and place < ${sql.lit(services)}`;
  return sql`to_jsonb(service_changes) - 'search_text' || jsonb_build_object('services', (
    select coalesce(jsonb_agg(jsonb_build_object('serviceId', service_id, 'name', name, 'siteName', site_name) order by place), '[]')
    from service_change_services as part where part.customer_id = ${customerId} and part.request_id = service_changes.id ${first}))`;
}

async function conditionsOf(queries: TenantQueries, filter: RequestFilter): Promise<RawBuilder<unknown>[]> {
  const { customerId } = queries;
  const { serviceId } = filter;
  const text = searchable(filter.text);
  return [
    ...anyOf(sql`status`, filter.statuses),
    ...anyOf(sql`kind`, filter.kinds),
    ...anyOf(sql`change_class`, filter.classes),
    ...(serviceId === undefined
      ? []
      : [
          isStorable(serviceId)
            ? sql`id in (select request_id from service_change_services as part where part.customer_id = ${customerId} and part.service_id = ${serviceId})`
            : sql`false`,
        ]),
    ...(text === '' ? [] : [await containing(queries, 'service_changes', text)]),
  ];
}

function anyOf(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (values === undefined) return [];
  const [only, ...others] = values;
  return [
    only !== undefined && others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${values}::text[])`,
  ];
}
