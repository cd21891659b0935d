import { changeStatuses, isChangeClosed, nextChangeStatuses } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isStorable, searchable } from '../../database/stored-text.ts';
import { containing } from '../../database/text-search.ts';
import type { RequestRow, StoredRequest } from './request-row.ts';

export interface RequestFilter {
  state?: 'open' | 'waiting' | 'closed' | undefined;
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

/** Hits beyond this are not counted: nobody pages that far. */
const maxCounted = 10_000;

/** Services that a list names of each request. */
const namedServices = 3;

/** How many requests there are by state, whatever the filter. */
export interface RequestCounts {
  open: number;
  /** Of the open ones. */
  waiting: number;
  closed: number;
}

export interface ListOptions {
  sortBy: keyof typeof orders;
  page: number;
  pageSize: number;
  waitingFirst: boolean;
  /** Who asks may approve: what is to be approved waits for them. */
  mayApprove: boolean;
}

const closed = sql`status = any(${changeStatuses.filter(isChangeClosed)}::text[])`;
const approvable = sql`status = any(${changeStatuses.filter((status) => nextChangeStatuses(status).includes('CANCELLED'))}::text[])`;

function waiting(mayApprove: boolean): RawBuilder<unknown> {
  return mayApprove
    ? sql`(status = 'NEED_INFO' or (approval = 'WAITING' and ${approvable}))`
    : sql`(status = 'NEED_INFO')`;
}

/** One page of what matches, and how many there are of each state. */
export async function listRequests(
  queries: TenantQueries,
  filter: RequestFilter,
  { sortBy, page, pageSize, waitingFirst, mayApprove }: ListOptions,
): Promise<{ rows: RequestRow[]; totalItems: number; counts: RequestCounts }> {
  const { query, customerId } = queries;
  const states = { open: sql`not ${closed}`, waiting: waiting(mayApprove), closed };
  const conditions = [
    ...(filter.state === undefined ? [] : [states[filter.state]]),
    ...(await conditionsOf(queries, filter)),
  ];
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditions], sql` and `);
  const order = waitingFirst ? sql`${states.waiting} desc, ${orders[sortBy]}` : orders[sortBy];
  const [{ rows }, counted, byState] = await Promise.all([
    sql<{ request: RequestRow }>`
      select ${requestJson(customerId, namedServices)} as request from service_changes
      where ${where} order by ${order} limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`
      select count(*)::int as total from (select from service_changes where ${where} limit ${sql.lit(maxCounted)}) as hits`.execute(
      query,
    ),
    sql<RequestCounts>`
      select (count(*) filter (where ${states.open}))::int as open, (count(*) filter (where ${states.waiting}))::int as waiting,
        (count(*) filter (where ${states.closed}))::int as closed
      from (select status, approval from service_changes where customer_id = ${customerId} limit ${sql.lit(maxCounted)}) as requests`.execute(
      query,
    ),
  ]);
  return {
    rows: rows.map(({ request }) => request),
    totalItems: counted.rows[0]?.total ?? 0,
    counts: byState.rows[0] ?? { open: 0, waiting: 0, closed: 0 },
  };
}

/** Requests that wait for somebody of the customer to approve or answer, the oldest first; a hundred at most. */
export async function listWaitingRequests({ query, customerId }: TenantQueries): Promise<RequestRow[]> {
  const { rows } = await sql<{ request: RequestRow }>`
    select ${requestJson(customerId, namedServices)} as request from service_changes
    where customer_id = ${customerId} and (approval = 'WAITING' or status = 'NEED_INFO')
    order by created_at, id limit 100`.execute(query);
  return rows.map(({ request }) => request);
}

/** The request with everything that belongs to it, read at one moment; undefined if this customer has none with that id. */
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
  const sites = sql`(select count(distinct site_name)::int from service_change_services as part where part.customer_id = ${customerId} and part.request_id = service_changes.id)`;
  return sql`to_jsonb(service_changes) - 'search_text' || jsonb_build_object('site_count', ${sites}, 'services', (
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
    ...(text === '' ? [] : [await textCondition(queries, text)]),
  ];
}

/** In the request's own texts, or in those of a service that it changes, which have its site and city. */
async function textCondition(queries: TenantQueries, text: string): Promise<RawBuilder<unknown>> {
  const { customerId } = queries;
  const [own, ofService] = await Promise.all([
    containing(queries, 'service_changes', text),
    containing(queries, 'services', text),
  ]);
  return sql`(${own} or id in (
    select part.request_id from service_change_services as part
    join services on services.customer_id = part.customer_id and services.service_id = part.service_id
    where part.customer_id = ${customerId} and ${ofService}))`;
}

function anyOf(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (values === undefined) return [];
  const [only, ...others] = values;
  return [
    only !== undefined && others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${values}::text[])`,
  ];
}
