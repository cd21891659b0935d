import {
  isOpticalClosed,
  isOpticalWaiting,
  opticalStatuses,
  type OpticalPlace,
  type OpticalRequestCreate,
  type OpticalRequestPage,
  type OpticalStatus,
} from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { searchable, storable } from '../../database/stored-text.ts';

/** A request as `to_jsonb` writes it: times and days as text, numbers as numbers. */
export interface OpticalRow {
  id: string;
  request_number: string;
  status: string;
  product_id: string;
  signal: string | null;
  client_interface: string | null;
  a_end: OpticalPlace;
  z_end: OpticalPlace;
  protection: string;
  encryption: boolean;
  diverse_from: string[];
  is_entry_diverse: boolean;
  max_latency_ms: number | null;
  term_months: number;
  wanted_on: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  reference: string;
  note: string;
  created_by: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** One that was asked for alone comes with its steps since it was sent, of which the audit log knows. */
export interface FoundOpticalRow extends OpticalRow {
  steps: { status: string; at: string }[];
}

export interface NewOpticalRequest extends Omit<OpticalRequestCreate, 'aEnd' | 'zEnd'> {
  aEnd: OpticalPlace;
  zEnd: OpticalPlace;
  createdBy: string;
  createdByUserId: string | null;
}

export interface OpticalFilter {
  state?: 'open' | 'waiting' | 'closed' | undefined;
  statuses?: readonly string[] | undefined;
  text?: string | undefined;
}

const orders = {
  createdAt: sql`created_at, id`,
  '-createdAt': sql`created_at desc, id desc`,
  wantedOn: sql`wanted_on, id`,
  '-wantedOn': sql`wanted_on desc, id desc`,
  number: sql`request_number`,
  '-number': sql`request_number desc`,
} as const;

export interface OpticalListOptions {
  sortBy: keyof typeof orders;
  page: number;
  pageSize: number;
  waitingFirst: boolean;
}

const closed = sql`status = any(${opticalStatuses.filter(isOpticalClosed)}::text[])`;
const states = {
  open: sql`not ${closed}`,
  waiting: sql`(status = any(${opticalStatuses.filter(isOpticalWaiting)}::text[]))`,
  closed,
};

/** One page of what matches, how many match, and how many there are of each state. A customer has few: nothing is indexed but their age. */
export async function listOpticalRows(
  { query, customerId }: TenantQueries,
  filter: OpticalFilter,
  { sortBy, page, pageSize, waitingFirst }: OpticalListOptions,
): Promise<{ rows: OpticalRow[]; totalItems: number; counts: OpticalRequestPage['counts'] }> {
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditionsOf(filter)], sql` and `);
  const order = waitingFirst ? sql`${states.waiting} desc, ${orders[sortBy]}` : orders[sortBy];
  const [{ rows }, counted, byState] = await Promise.all([
    sql<{ request: OpticalRow }>`
      select to_jsonb(optical_requests) as request from optical_requests where ${where}
      order by ${order} limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query),
    sql<{ total: number }>`select count(*)::int as total from optical_requests where ${where}`.execute(query),
    sql<OpticalRequestPage['counts']>`
      select (count(*) filter (where ${states.open}))::int as open, (count(*) filter (where ${states.waiting}))::int as waiting,
        (count(*) filter (where ${states.closed}))::int as closed
      from optical_requests where customer_id = ${customerId}`.execute(query),
  ]);
  return {
    rows: rows.map(({ request }) => request),
    totalItems: counted.rows[0]?.total ?? 0,
    counts: byState.rows[0] ?? { open: 0, waiting: 0, closed: 0 },
  };
}

function conditionsOf({ state, statuses, text }: OpticalFilter): RawBuilder<unknown>[] {
  const searched = searchable(text);
  // No character of a number, a reference or a name is a tab.
  const words = sql`lower(concat_ws(${'\t'}, request_number, reference, a_end->>'name', z_end->>'name'))`;
  return [
    ...(state === undefined ? [] : [states[state]]),
    ...(statuses === undefined ? [] : [sql`status = any(${statuses}::text[])`]),
    ...(searched === '' ? [] : [sql`strpos(${words}, ${searched}) > 0`]),
  ];
}

/** The request; undefined if this customer has none with that id. */
export async function findOpticalRow(
  { query, customerId }: TenantQueries,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<FoundOpticalRow | undefined> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  const lock = options.forUpdate === true ? sql`for update` : sql``;
  const { rows } = await sql<{ request: OpticalRow; steps: FoundOpticalRow['steps'] }>`
    select to_jsonb(optical_requests) as request, coalesce((
      select jsonb_agg(jsonb_build_object('status', log.after->>'status', 'at', log.at) order by log.id)
      from audit_log as log
      where log.customer_id = ${customerId} and log.object_type = 'opticalRequest' and log.object_id = optical_requests.id::text
        and log.action = 'changeOpticalRequestStatus' and log.outcome = 'done'), '[]') as steps
    from optical_requests where customer_id = ${customerId} and id = ${id} ${lock}`.execute(query);
  return rows[0] && { ...rows[0].request, steps: rows[0].steps };
}

/** Whether a request for the site would be in the caller's scope: the far end of a service in it may be seen, no more. */
export async function isSiteInScope({ query }: TenantQueries, siteId: string): Promise<boolean> {
  const { rows } = await sql<{ is_in_scope: boolean }>`
    select current_scope() is null or ${siteId} in (select sites_of_groups(current_scope())) as is_in_scope`.execute(
    query,
  );
  return rows[0]?.is_in_scope ?? false;
}

/** The given ids that are services of this customer. */
export async function ownServices(
  { query, customerId }: TenantQueries,
  serviceIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select service_id as id from services
    where customer_id = ${customerId} and service_id = any(${storable(serviceIds)}::text[])`.execute(query);
  return new Set(rows.map(({ id }) => id));
}

/** The id of what was written. */
export async function insertOpticalRequest(
  { query, customerId }: Transaction,
  request: NewOpticalRequest,
): Promise<string> {
  const { id } = await query
    .insertInto('optical_requests')
    .values({
      customer_id: customerId,
      product_id: request.productId,
      signal: request.signal ?? null,
      client_interface: request.clientInterface ?? null,
      a_end: JSON.stringify(request.aEnd),
      z_end: JSON.stringify(request.zEnd),
      protection: request.protection,
      encryption: request.encryption === true,
      diverse_from: request.diverseFrom ?? [],
      is_entry_diverse: request.isEntryDiverse === true,
      max_latency_ms: request.maxLatencyMs ?? null,
      term_months: request.termMonths,
      wanted_on: request.wantedOn,
      contact_name: request.contact.name,
      contact_email: request.contact.email,
      contact_phone: request.contact.phone,
      reference: request.reference ?? '',
      note: request.note ?? '',
      created_by: request.createdBy,
      created_by_user_id: request.createdByUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function moveOpticalRequest(
  { query, customerId }: Transaction,
  id: string,
  status: OpticalStatus,
): Promise<void> {
  await sql`
    update optical_requests set status = ${status}, version = version + 1, updated_at = now()
    where customer_id = ${customerId} and id = ${id}`.execute(query);
}
