import { localZone, type TicketLink, type TicketState } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isStorable, searchable } from '../../database/stored-text.ts';
import { containing } from '../../database/text-search.ts';
import { isUuid } from '../../database/uuid.ts';
import type { StoredTicket, TicketRow } from './ticket-row.ts';

export interface TicketFilter {
  state?: TicketState | undefined;
  statuses?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  priorities?: readonly string[] | undefined;
  mine?: boolean | undefined;
  followed?: boolean | undefined;
  serviceId?: string | undefined;
  siteId?: string | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  text?: string | undefined;
}

const orders = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  createdAt: sql`created_at, id`,
  '-createdAt': sql`created_at desc, id desc`,
  priority: sql`priority, updated_at desc, id`,
  '-priority': sql`priority desc, updated_at desc, id`,
  number: sql`length(ticket_number), ticket_number`,
  '-number': sql`length(ticket_number) desc, ticket_number desc`,
} as const;

/** Hits beyond this are not counted: nobody pages that far. */
const maxCounted = 10_000;

/** Services that a list names of each ticket. */
const namedServices = 3;

export type TicketCounts = Record<TicketState, number>;

export interface ListOptions {
  sortBy: keyof typeof orders;
  page: number;
  pageSize: number;
  waitingFirst: boolean;
}

/** Who reads: what is unread and followed is theirs. Null for the provider's staff who act as nobody. */
type Reader = string | null;

const statusNow = sql`ticket_status(tickets.status, tickets.resolved_at, now())`;
const states: Readonly<Record<TicketState, RawBuilder<unknown>>> = {
  open: sql`status in ('NEW', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED', 'CANCELLING')`,
  waiting: sql`status = 'WAITING_CUSTOMER'`,
  resolved: sql`(status = 'RESOLVED' and ${statusNow} = 'RESOLVED')`,
  closed: sql`(status in ('CLOSED', 'CANCELLED', 'RESOLVED') and ${statusNow} <> 'RESOLVED')`,
};

/** One page of what matches, and how many there are of each state. */
export async function listTickets(
  queries: TenantQueries,
  reader: Reader,
  filter: TicketFilter,
  { sortBy, page, pageSize, waitingFirst }: ListOptions,
): Promise<{ rows: TicketRow[]; totalItems: number; counts: TicketCounts }> {
  const { query, customerId } = queries;
  const conditions = await conditionsOf(queries, reader, filter);
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditions], sql` and `);
  const order = waitingFirst ? sql`${states.waiting} desc, ${orders[sortBy]}` : orders[sortBy];
  const [{ rows }, counted, byState] = await Promise.all([
    sql<{ ticket: TicketRow }>`
      select ${ticketJson(customerId, reader, namedServices)} as ticket from tickets
      where ${where} order by ${order} limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`
      select count(*)::int as total from (select from tickets where ${where} limit ${sql.lit(maxCounted)}) as hits`.execute(
      query,
    ),
    countByState(queries),
  ]);
  return { rows: rows.map(({ ticket }) => ticket), totalItems: counted.rows[0]?.total ?? 0, counts: byState };
}

async function countByState({ query, customerId }: TenantQueries): Promise<TicketCounts> {
  const counts = Object.entries(states).map(
    ([state, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.id(state)}`,
  );
  const { rows } = await sql<TicketCounts>`
    select ${sql.join(counts)} from (select status, resolved_at from tickets where customer_id = ${customerId}) as tickets`.execute(
    query,
  );
  return rows[0] ?? { open: 0, waiting: 0, resolved: 0, closed: 0 };
}

/** The ticket with everything that belongs to it, read at one moment; undefined if this customer has none with that id. */
export async function findTicket(
  { query, customerId }: TenantQueries,
  id: string,
  reader: Reader,
  options: { forUpdate?: boolean } = {},
): Promise<StoredTicket | undefined> {
  if (!isUuid(id)) return undefined;
  if (options.forUpdate === true)
    await sql`select from tickets where customer_id = ${customerId} and id = ${id} for update`.execute(query);
  const parts = (table: string, order: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(part) order by ${sql.raw(order)}), '[]') from ${sql.table(table)} as part where part.customer_id = ${customerId} and part.ticket_id = tickets.id)`;
  const { rows } = await sql<StoredTicket>`
    select ${ticketJson(customerId, reader)} as ticket,
      ${parts('ticket_messages', 'part.sent_at, part.id')} as messages,
      ${parts('ticket_events', 'part.at, part.id')} as events,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', users.id, 'name', users.first_name || ' ' || users.last_name) order by part.followed_at, users.id), '[]')
        from ticket_followers as part join customer_users as users on users.customer_id = part.customer_id and users.id = part.user_id
        where part.customer_id = ${customerId} and part.ticket_id = tickets.id) as followers,
      (select jsonb_build_object('id', linked.id, 'type', linked.type, 'reference', linked.reference, 'title', linked.title)
        from disturbances as linked where linked.id = tickets.disturbance_id) as disturbance,
      (select ${linkJson} from tickets as earlier where earlier.customer_id = ${customerId} and earlier.id = tickets.continues_id) as continues
    from tickets where customer_id = ${customerId} and id = ${id}`.execute(query);
  return rows[0];
}

const linkJson = sql`jsonb_build_object('id', earlier.id, 'number', earlier.ticket_number, 'subject', earlier.subject, 'createdBy', earlier.created_by)`;

/** Open tickets about any of the services, the newest first; ten at most. */
export async function listOpenAbout(
  { query, customerId }: TenantQueries,
  serviceIds: readonly string[],
): Promise<TicketLink[]> {
  const { rows } = await sql<{ link: TicketLink }>`
    select ${linkJson} as link from tickets as earlier
    where earlier.customer_id = ${customerId} and ${states.open} and earlier.id in (
      select ticket_id from ticket_services as part where part.customer_id = ${customerId} and part.service_id = any(${[...serviceIds]}::text[]))
    order by earlier.updated_at desc, earlier.id limit 10`.execute(query);
  return rows.map(({ link }) => link);
}

function ticketJson(customerId: string, reader: Reader, services?: number): RawBuilder<unknown> {
  const first = services === undefined ? sql`` : sql`and place < ${sql.lit(services)}`;
  return sql`to_jsonb(tickets) - 'search_text' || jsonb_build_object(
    'status', ${statusNow},
    'is_unread', ${isUnread(customerId, reader)},
    'is_followed', ${isFollowed(customerId, reader)},
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object('serviceId', service_id, 'name', name, 'siteName', site_name, 'city', city) order by place), '[]')
      from ticket_services as part where part.customer_id = ${customerId} and part.ticket_id = tickets.id ${first}))`;
}

function isUnread(customerId: string, reader: Reader): RawBuilder<unknown> {
  if (reader === null) return sql`false`;
  return sql`(spoken_by_user_id is distinct from ${reader}::uuid and date_trunc('milliseconds', spoken_at) > coalesce((
    select read_until from ticket_readings as reading
    where reading.customer_id = ${customerId} and reading.ticket_id = tickets.id and reading.user_id = ${reader}::uuid), '-infinity'))`;
}

function isFollowed(customerId: string, reader: Reader): RawBuilder<unknown> {
  if (reader === null) return sql`false`;
  return sql`exists (select from ticket_followers as follower
    where follower.customer_id = ${customerId} and follower.ticket_id = tickets.id and follower.user_id = ${reader}::uuid)`;
}

async function conditionsOf(
  queries: TenantQueries,
  reader: Reader,
  filter: TicketFilter,
): Promise<RawBuilder<unknown>[]> {
  const { customerId } = queries;
  const { createdFrom, createdTo } = filter;
  const text = searchable(filter.text);
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${sql.lit(localZone)}`;
  return [
    ...(filter.state === undefined ? [] : [states[filter.state]]),
    ...anyOf(statusNow, filter.statuses),
    ...anyOf(sql`type`, filter.types),
    ...anyOf(sql`priority`, filter.priorities),
    ...(filter.mine === true ? [sql`created_by_user_id = ${reader}::uuid`] : []),
    ...(filter.followed === true ? [isFollowed(customerId, reader)] : []),
    ...about(customerId, 'service_id', filter.serviceId),
    ...about(customerId, 'site_id', filter.siteId),
    ...(createdFrom === undefined ? [] : [sql`created_at >= ${midnight(createdFrom)}`]),
    ...(createdTo === undefined ? [] : [sql`created_at < ${midnight(createdTo)} + interval '1 day'`]),
    ...(text === '' ? [] : [await textCondition(queries, text)]),
  ];
}

function about(customerId: string, column: 'service_id' | 'site_id', id: string | undefined): RawBuilder<unknown>[] {
  if (id === undefined) return [];
  if (!isStorable(id)) return [sql`false`];
  return [
    sql`id in (select ticket_id from ticket_services as part where part.customer_id = ${customerId} and part.${sql.id(column)} = ${id})`,
  ];
}

/** In what was written in the ticket, or in what a service of it is found by, such as its id, site and city. */
async function textCondition(queries: TenantQueries, text: string): Promise<RawBuilder<unknown>> {
  const { customerId } = queries;
  const [own, ofMessage, ofService] = await Promise.all([
    containing(queries, 'tickets', text),
    containing(queries, 'ticket_messages', text),
    containing(queries, 'services', text),
  ]);
  return sql`(${own} or id in (
    select ticket_id from ticket_messages where ticket_messages.customer_id = ${customerId} and ${ofMessage}
    union select part.ticket_id from ticket_services as part
    join services on services.customer_id = part.customer_id and services.service_id = part.service_id
    where part.customer_id = ${customerId} and ${ofService}))`;
}

function anyOf(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  return values === undefined ? [] : [sql`${column} = any(${[...values]}::text[])`];
}
