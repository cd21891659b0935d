import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import type { StoredWindow } from '../../database/schema/disturbances.ts';
import { storable } from '../../database/stored-text.ts';

/** Keeps it as it is until the transaction ends, and lets nobody else of the customer answer meanwhile. */
export async function lockForAnswer({ query, customerId }: Transaction, id: string): Promise<void> {
  await sql`select from disturbances where id = ${id} for share`.execute(query);
  await sql`select from disturbance_customers where customer_id = ${customerId} and disturbance_id = ${id} for update`.execute(
    query,
  );
}

interface Said {
  disturbanceId: string;
  state: string;
  /** How often the work has been moved. */
  move: number;
  by: string;
}

export async function saveAcknowledgement(transaction: Transaction, said: Said): Promise<void> {
  const { query, customerId } = transaction;
  await query
    .updateTable('disturbance_customers')
    .set({ acknowledged_at: sql<Date>`now()`, acknowledged_by: said.by, acknowledged_move: said.move })
    .where('customer_id', '=', customerId)
    .where('disturbance_id', '=', said.disturbanceId)
    .execute();
  await insertOwnEvent(transaction, { ...said, kind: 'ACKNOWLEDGED' });
}

export interface NewInquiry extends Said {
  kind: string;
  text: string;
  serviceIds: readonly string[];
  wantedWindows: readonly StoredWindow[];
  usesBackupWindow: boolean;
  customerReference: string;
  contactName: string;
  userId: string | null;
}

/** The id of what was written. */
export async function insertInquiry(transaction: Transaction, inquiry: NewInquiry): Promise<string> {
  const { query, customerId } = transaction;
  const { id } = await query
    .insertInto('disturbance_inquiries')
    .values({
      customer_id: customerId,
      disturbance_id: inquiry.disturbanceId,
      kind: inquiry.kind,
      text: inquiry.text,
      service_ids: [...inquiry.serviceIds],
      wanted_windows: JSON.stringify(inquiry.wantedWindows),
      uses_backup_window: inquiry.usesBackupWindow,
      customer_reference: inquiry.customerReference,
      contact_name: inquiry.contactName,
      asked_by: inquiry.by,
      asked_by_user_id: inquiry.userId,
      answer: null,
      answered_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Of somebody whose scope holds a part only, row-level security leaves the company's answer alone.
  await query
    .updateTable('disturbance_customers')
    .set({
      asked_at: sql<Date>`now()`,
      asked_by: inquiry.by,
      asked_kind: inquiry.kind,
      asked_move: inquiry.move,
    })
    .where('customer_id', '=', customerId)
    .where('disturbance_id', '=', inquiry.disturbanceId)
    .execute();
  await insertOwnEvent(transaction, { ...inquiry, kind: 'ASKED' });
  return id;
}

export async function insertReport(
  transaction: Transaction,
  report: Said & { serviceIds: readonly string[]; text: string; ticketReference: string },
): Promise<void> {
  const { query, customerId } = transaction;
  await query
    .insertInto('disturbance_reports')
    .values({
      customer_id: customerId,
      disturbance_id: report.disturbanceId,
      service_ids: [...report.serviceIds],
      text: report.text,
      ticket_reference: report.ticketReference,
      reported_by: report.by,
    })
    .execute();
  await insertOwnEvent(transaction, { ...report, kind: 'REPORTED' });
}

async function insertOwnEvent(
  { query, customerId }: Transaction,
  event: Omit<Said, 'move'> & { kind: string; serviceIds?: readonly string[] },
): Promise<void> {
  await query
    .insertInto('disturbance_customer_events')
    .values({
      customer_id: customerId,
      disturbance_id: event.disturbanceId,
      kind: event.kind,
      state: event.state,
      service_ids: [...(event.serviceIds ?? [])],
      made_by: event.by,
    })
    .execute();
}

/** The given services that the caller sees; with `disturbanceId`, those of them that it touches. */
export async function knownServices(
  { query, customerId }: TenantQueries,
  serviceIds: readonly string[],
  disturbanceId?: string,
): Promise<Set<string>> {
  const of =
    disturbanceId === undefined
      ? sql`services where customer_id = ${customerId}`
      : sql`disturbance_services where customer_id = ${customerId} and disturbance_id = ${disturbanceId}`;
  const { rows } = await sql<{ service_id: string }>`
    select service_id from ${of} and service_id = any(${storable(serviceIds)}::text[])`.execute(query);
  return new Set(rows.map(({ service_id }) => service_id));
}

/** Those of the caller's services that it touches. */
export async function touchedServices({ query, customerId }: TenantQueries, disturbanceId: string): Promise<string[]> {
  const { rows } = await sql<{ service_id: string }>`
    select service_id from disturbance_services where customer_id = ${customerId} and disturbance_id = ${disturbanceId} order by service_id`.execute(
    query,
  );
  return rows.map(({ service_id }) => service_id);
}
