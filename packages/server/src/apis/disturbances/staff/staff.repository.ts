import { searchable, storable } from '../../../database/stored-text.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, TenantQueries, Transaction } from '../../../database/connect.ts';
import type { StoredMove, StoredWindow, Texts } from '../../../database/schema/disturbances.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { DisturbanceRow, InquiryRow, UpdateRow } from '../../../disturbances/disturbance-row.ts';
import { isCurrent } from '../../../disturbances/told-disturbances.ts';
import type { CheckedDraft } from './draft-rules.ts';

export interface NamedCustomer {
  id: string;
  name: string;
}

/** Every customer that the provider has; read before a transaction, which can't do it. */
export async function allCustomers({ identityReads }: Database): Promise<NamedCustomer[]> {
  return identityReads
    .selectFrom('customers')
    .select(['customer_id as id', 'name'])
    .where('active', '=', true)
    .orderBy('customer_id')
    .execute();
}

/** As the provider's staff see it. */
export interface ProviderRow extends Omit<DisturbanceRow, 'share' | 'answer_state' | 'latest_update' | 'freeze_ids'> {
  impact: string;
  visibility: string;
  service_count: number;
  customer_count: number;
}

/** The state, and the kind, at the moment; `kind` stays as it was written beside `kind_now`. */
function provided(now: Date): RawBuilder<unknown> {
  return sql`(select *, disturbance_state(type, state, starts_at, ends_at, ${now}) as state_now from disturbances) as disturbances`;
}
const providedJson = sql`to_jsonb(disturbances) - 'search_text'`;

export interface StaffFilter {
  type?: string | undefined;
  period?: 'current' | 'past' | undefined;
  states?: readonly string[] | undefined;
  text?: string | undefined;
}

export async function listForStaff(
  { query }: TenantQueries,
  { type, period, states, text: given }: StaffFilter,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<{ rows: ProviderRow[]; totalItems: number }> {
  const text = searchable(given);
  const where = sql.join(
    [
      sql`true`,
      ...(type === undefined ? [] : [sql`type = ${type}`]),
      ...(states === undefined ? [] : [sql`state_now = any(${storable(states)}::text[])`]),
      ...(period === undefined ? [] : [period === 'current' ? isCurrent(now) : sql`not ${isCurrent(now)}`]),
      ...(text === '' ? [] : [sql`strpos(search_text, ${text}) > 0`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ items: ProviderRow[]; total: number }>`
    with matching as materialized (select * from ${provided(now)} where ${where})
    select (select coalesce(jsonb_agg(item order by place), '[]') from (
        select ${providedJson} as item, row_number() over (order by type, starts_at, id) as place from matching as disturbances
        order by place limit ${sql.lit(pageSize)} offset ${page * pageSize}) as page) as items,
      (select count(*)::int from matching) as total`.execute(query);
  return { rows: rows[0]?.items ?? [], totalItems: rows[0]?.total ?? 0 };
}

/** One of any state, and what all were told; undefined if there is none. */
export async function findForStaff(
  { query }: TenantQueries,
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

export interface GroupRow {
  through: string;
  impact: string;
  minutes: number | null;
  starts_at: string | null;
  ends_at: string | null;
  services: number;
  restored: number;
  service_ids: string[];
}

export interface ReportRow {
  service_ids: string[];
  text: string;
  ticket_reference: string;
  reported_by: string;
  reported_at: string;
}

export interface CustomerPart {
  groups: GroupRow[];
  inquiries: InquiryRow[];
  reports: ReportRow[];
}

/** What belongs to one customer. */
export async function customerPart({ query, customerId }: TenantQueries, id: string): Promise<CustomerPart> {
  const of = sql`customer_id = ${customerId} and disturbance_id = ${id}`;
  const { rows } = await sql<CustomerPart>`
    select
      (select coalesce(jsonb_agg(to_jsonb(one) order by through, impact), '[]') from (
        select through, impact, minutes, starts_at, ends_at, count(*)::int as services, count(restored_at)::int as restored,
          (array_agg(service_id order by service_id))[1:10000] as service_ids
        from disturbance_services where ${of} group by through, impact, minutes, starts_at, ends_at) as one) as groups,
      (select coalesce(jsonb_agg(to_jsonb(one) order by asked_at desc), '[]') from disturbance_inquiries as one where ${of}) as inquiries,
      (select coalesce(jsonb_agg(to_jsonb(one) order by reported_at desc), '[]') from disturbance_reports as one where ${of}) as reports`.execute(
    query,
  );
  return rows[0] ?? { groups: [], inquiries: [], reports: [] };
}

function columnsOf(draft: CheckedDraft, reference: string) {
  const texts = [reference, draft.place, ...draft.title.map(({ displayName }) => displayName)];
  return {
    title: JSON.stringify(draft.title),
    description: JSON.stringify(draft.description),
    advice: JSON.stringify(draft.advice),
    place: draft.place,
    longitude: draft.longitude,
    latitude: draft.latitude,
    kind: draft.kind,
    visibility: draft.visibility,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    backup_windows: JSON.stringify(draft.backupWindows),
    estimated_end_at: draft.estimatedEndAt,
    shows_estimated_end: draft.showsEstimatedEnd,
    next_update_at: draft.nextUpdateAt,
    expected_outage_minutes: draft.expectedOutageMinutes,
    answer_by: draft.answerBy,
    search_text: texts.join('\n').toLowerCase(),
  };
}

/** The id and reference of what was written, which touches nobody yet. */
export async function insertDisturbance(
  { query }: Transaction,
  draft: CheckedDraft,
  { by, now, isAnnounced }: { by: string; now: Date; isAnnounced: boolean },
): Promise<{ id: string; reference: string }> {
  const { rows } = await sql<{ number: string }>`select nextval('disturbance_numbers') as number`.execute(query);
  const year = String(now.getFullYear()).slice(2);
  const reference = `${draft.type === 'DISTURBANCE' ? 'DI' : 'PW'}-${year}-${rows[0]?.number ?? ''}`;
  const { id } = await query
    .insertInto('disturbances')
    .values({
      type: draft.type,
      reference,
      state: draft.state,
      ...columnsOf(draft, reference),
      impact: 'OUTAGE',
      countries: [...draft.countries],
      moved_from: '[]',
      root_cause: '[]',
      resolution: '[]',
      mitigation: '[]',
      cancel_reason: '[]',
      handled_by: by,
      announced_at: isAnnounced ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, reference };
}

export async function replaceTexts({ query }: Transaction, row: ProviderRow, draft: CheckedDraft): Promise<void> {
  await query.updateTable('disturbances').set(columnsOf(draft, row.reference)).where('id', '=', row.id).execute();
}

export interface DisturbanceChange {
  state?: string;
  startsAt?: string;
  endsAt?: string;
  backupWindows?: readonly StoredWindow[];
  answerBy?: Date | null;
  movedFrom?: readonly StoredMove[];
  nextUpdateAt?: Date | null;
  estimatedEndAt?: Date | null;
  showsEstimatedEnd?: boolean;
  rootCause?: Texts;
  resolution?: Texts;
  mitigation?: Texts;
  cancelReason?: Texts;
  announcedAt?: Date;
  resolvedAt?: Date;
}

const columns: Record<keyof DisturbanceChange, string> = {
  state: 'state',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  backupWindows: 'backup_windows',
  answerBy: 'answer_by',
  movedFrom: 'moved_from',
  nextUpdateAt: 'next_update_at',
  estimatedEndAt: 'estimated_end_at',
  showsEstimatedEnd: 'shows_estimated_end',
  rootCause: 'root_cause',
  resolution: 'resolution',
  mitigation: 'mitigation',
  cancelReason: 'cancel_reason',
  announcedAt: 'announced_at',
  resolvedAt: 'resolved_at',
};

/** Changes what is given, and nothing else. */
export async function saveChange({ query }: Transaction, id: string, change: DisturbanceChange): Promise<void> {
  const sets = Object.entries(change).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const stored: unknown = Array.isArray(value) ? JSON.stringify(value) : value;
    return [sql`${sql.ref(columns[name as keyof DisturbanceChange])} = ${stored}`];
  });
  if (sets.length > 0) await sql`update disturbances set ${sql.join(sets)} where id = ${id}`.execute(query);
}

/** After each change: one more in version and sequence. */
export async function touch({ query }: Transaction, id: string): Promise<void> {
  await query
    .updateTable('disturbances')
    .set((eb) => ({
      version: eb('version', '+', 1),
      sequence: eb('sequence', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function saveTotals(
  { query }: Transaction,
  id: string,
  totals: { impact: string; services: number; customers: number; countries: readonly string[] },
): Promise<void> {
  await query
    .updateTable('disturbances')
    .set({
      impact: totals.impact,
      service_count: totals.services,
      customer_count: totals.customers,
      countries: [...totals.countries],
    })
    .where('id', '=', id)
    .execute();
}

export async function insertUpdate(
  { query }: Transaction,
  id: string,
  update: { kind: string; state: string; text: Texts; by: string },
): Promise<void> {
  await query
    .insertInto('disturbance_updates')
    .values({
      disturbance_id: id,
      kind: update.kind,
      state: update.state,
      text: JSON.stringify(update.text),
      made_by: update.by,
    })
    .execute();
}

/** Answers whether the inquiry was open until now; undefined if there is none. */
export async function saveInquiryAnswer(
  { query, customerId }: TenantQueries,
  id: string,
  given: { inquiryId: string; state: string; answer: string; by: string },
): Promise<boolean | undefined> {
  const of = sql`customer_id = ${customerId} and disturbance_id = ${id} and id = ${given.inquiryId}`;
  const { rows } = await sql<{ state: string }>`select state from disturbance_inquiries where ${of} for update`.execute(
    query,
  );
  if (rows[0] === undefined) return undefined;
  if (rows[0].state !== 'OPEN') return false;
  await sql`update disturbance_inquiries set state = ${given.state}, answer = ${given.answer}, answered_by = ${given.by}, answered_at = now() where ${of}`.execute(
    query,
  );
  return true;
}

export interface FoundService {
  serviceId: string;
  serviceName: string;
  siteName: string;
  city: string;
  country: string;
}

export async function findServicesByText(
  { query, customerId }: TenantQueries,
  given: string,
  atMost: number,
): Promise<FoundService[]> {
  const text = searchable(given);
  const { rows } = await sql<FoundService>`
    select service_id as "serviceId", name as "serviceName", site_name as "siteName", city, country from services
    where customer_id = ${customerId} and is_active and service_id in (select search_services(${text}, ${sql.lit(atMost * 10)}))
    order by service_id limit ${sql.lit(atMost)}`.execute(query);
  return rows;
}
