import { isChangeClosed, type ChangeRequestCreate, type ChangeStatus } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { storable } from '../../database/stored-text.ts';

/** A service of a request. */
export interface ChangedService {
  serviceId: string;
  name: string;
  productId: string;
  status: string;
  siteName: string;
  country: string;
}

/** The given services that the customer has. */
export async function findServices(
  { query, customerId }: TenantQueries,
  serviceIds: readonly string[],
): Promise<Map<string, ChangedService>> {
  const { rows } = await sql<ChangedService>`
    select service_id as "serviceId", name, product_id as "productId", status_code as status, site_name as "siteName", lower(country) as country
    from services where customer_id = ${customerId} and service_id = any(${storable(serviceIds)}::text[])`.execute(
    query,
  );
  return new Map(rows.map((service) => [service.serviceId, service]));
}

export interface NewRequest extends Pick<
  ChangeRequestCreate,
  'kind' | 'changeClass' | 'windowStart' | 'windowEnd' | 'allowedOutageMinutes'
> {
  services: readonly ChangedService[];
  details: Record<string, string>;
  secrets: Record<string, string>;
  freezeAccepted: boolean;
  approval: 'NOT_NEEDED' | 'WAITING';
  reference: string;
  rollback: string;
  contactName: string;
  contactPhone: string;
  createdBy: string;
  createdByUserId: string | null;
}

/** The id of what was written. */
export async function insertRequest(transaction: Transaction, request: NewRequest): Promise<string> {
  const { query, customerId } = transaction;
  const { services, secrets } = request;
  const { id } = await query
    .insertInto('service_changes')
    .values({
      customer_id: customerId,
      kind: request.kind,
      change_class: request.changeClass,
      approval: request.approval,
      approved_by: null,
      window_start: new Date(request.windowStart),
      window_end: new Date(request.windowEnd),
      allowed_outage_minutes: request.allowedOutageMinutes,
      freeze_accepted: request.freezeAccepted,
      details: JSON.stringify(request.details),
      secret_fields: Object.keys(secrets),
      rollback_wish: request.rollback,
      contact_name: request.contactName === '' ? null : request.contactName,
      contact_phone: request.contactPhone === '' ? null : request.contactPhone,
      reference: request.reference,
      service_count: services.length,
      created_by: request.createdBy,
      created_by_user_id: request.createdByUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('service_change_services')
    .values(
      services.map(({ serviceId, name, siteName }, place) => ({
        customer_id: customerId,
        request_id: id,
        place,
        service_id: serviceId,
        name,
        site_name: siteName,
      })),
    )
    .execute();
  const secretRows = Object.entries(secrets).map(([field, value]) => ({
    customer_id: customerId,
    request_id: id,
    field,
    value,
  }));
  if (secretRows.length > 0) await query.insertInto('service_change_secrets').values(secretRows).execute();
  await insertEvent(transaction, id, { status: 'SUBMITTED', authorName: request.createdBy, text: '' });
  return id;
}

/** The id of what was written. */
export async function insertMessage(
  { query, customerId }: Transaction,
  requestId: string,
  message: { authorName: string; text: string; isFromProvider: boolean },
): Promise<string> {
  const { id } = await query
    .insertInto('service_change_messages')
    .values({
      customer_id: customerId,
      request_id: requestId,
      is_from_provider: message.isFromProvider,
      author_name: message.authorName,
      text: message.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves a request to a status. Closing it deletes its secrets. */
export async function moveRequest(
  transaction: Transaction,
  requestId: string,
  move: { status: ChangeStatus; authorName: string; text: string },
): Promise<void> {
  const { query, customerId } = transaction;
  await query
    .updateTable('service_changes')
    .set({ status: move.status })
    .where('customer_id', '=', customerId)
    .where('id', '=', requestId)
    .execute();
  await insertEvent(transaction, requestId, move);
  if (isChangeClosed(move.status))
    await query
      .deleteFrom('service_change_secrets')
      .where('customer_id', '=', customerId)
      .where('request_id', '=', requestId)
      .execute();
}

export async function decideApproval(
  { query, customerId }: Transaction,
  requestId: string,
  { approved, name }: { approved: boolean; name: string },
): Promise<void> {
  await query
    .updateTable('service_changes')
    .set({ approval: approved ? 'APPROVED' : 'DECLINED', approved_by: name, approved_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('id', '=', requestId)
    .execute();
}

/** Increases the request's version. */
export async function touchRequest({ query, customerId }: Transaction, requestId: string): Promise<void> {
  await query
    .updateTable('service_changes')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('id', '=', requestId)
    .execute();
}

async function insertEvent(
  { query, customerId }: TenantQueries,
  requestId: string,
  { status, authorName, text }: { status: string; authorName: string; text: string },
): Promise<void> {
  await query
    .insertInto('service_change_events')
    .values({ customer_id: customerId, request_id: requestId, status, author_name: authorName, text })
    .execute();
}
