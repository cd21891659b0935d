import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import type { OrderRow } from './order-row.ts';

/** The id of what was written. */
export async function insertMessage(
  { query, customerId }: Transaction,
  orderId: string,
  { authorName, text }: { authorName: string; text: string },
): Promise<string> {
  const { id } = await query
    .insertInto('order_messages')
    .values({ customer_id: customerId, order_id: orderId, is_from_provider: false, author_name: authorName, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function answerQuestion(
  { query, customerId }: Transaction,
  questionId: string,
  answerId: string,
): Promise<void> {
  await query
    .updateTable('order_messages')
    .set({ answered_by: answerId })
    .where('customer_id', '=', customerId)
    .where('id', '=', questionId)
    .execute();
}

/** No wish for another week waits any longer. */
export async function withdrawDateRequests({ query, customerId }: Transaction, orderId: string): Promise<void> {
  await query
    .updateTable('order_date_requests')
    .set({ state: 'REPLACED' })
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Replaces an open date request. */
export async function insertDateRequest(
  transaction: Transaction,
  orderId: string,
  request: { wantedWeek: string; inFreeze: boolean; text: string; requestedBy: string },
): Promise<void> {
  await withdrawDateRequests(transaction, orderId);
  await transaction.query
    .insertInto('order_date_requests')
    .values({
      customer_id: transaction.customerId,
      order_id: orderId,
      wanted_week: request.wantedWeek,
      in_freeze: request.inFreeze,
      text: request.text,
      requested_by: request.requestedBy,
    })
    .execute();
}

export async function respondToCharge(
  { query, customerId }: Transaction,
  chargeId: string,
  { accepted, name }: { accepted: boolean; name: string },
): Promise<void> {
  await query
    .updateTable('order_charges')
    .set({ state: accepted ? 'ACCEPTED' : 'DECLINED', responded_at: sql<Date>`now()`, responded_by: name })
    .where('customer_id', '=', customerId)
    .where('id', '=', chargeId)
    .execute();
}

/** Updates what the order waits for, and its version. */
export async function settleOrder({ query, customerId }: Transaction, orderId: string): Promise<void> {
  await sql`
    update orders set version = version + 1, updated_at = now(), has_open_question = waits.question, open_charge_until = waits.charge,
      has_open_date_request = waits.date_request,
      waiting_for = case when waiting_for = 'CUSTOMER' and not waits.question and waits.charge is null then 'PROVIDER' else waiting_for end
    from (select
      exists (select from order_messages where customer_id = ${customerId} and order_id = ${orderId} and is_question and answered_by is null) as question,
      (select max(respond_by) from order_charges where customer_id = ${customerId} and order_id = ${orderId} and state = 'OPEN') as charge,
      exists (select from order_date_requests where customer_id = ${customerId} and order_id = ${orderId} and state = 'OPEN') as date_request
    ) as waits
    where customer_id = ${customerId} and id = ${orderId}`.execute(query);
}

export async function updateContact(
  { query, customerId }: Transaction,
  orderId: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<void> {
  await query
    .updateTable('orders')
    .set((eb) => ({
      contact_name: name,
      contact_email: email,
      contact_phone: phone,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', orderId)
    .execute();
}

export interface Move {
  status: string;
  /** The new confirmed day. */
  confirmedOn: string | null;
  text: string;
  at: Date;
}

/** Moves an order to a status; its event has the day that no longer holds. */
export async function moveOrder(
  { query, customerId }: Transaction,
  order: OrderRow,
  { status, confirmedOn, text, at }: Move,
): Promise<void> {
  const isClosed = status === 'DELIVERY_COMPLETED' || status === 'CANCELLED';
  const isDateChange = status === 'DELIVERY_DATE_CHANGED';
  const isDelay = status === 'CONFIRMATION_DELAY';
  const old = order.confirmed_delivery_on;
  await query
    .updateTable('orders')
    .set((eb) => ({
      status,
      confirmed_delivery_on: confirmedOn,
      notice_type: isDateChange ? 'DELIVERY_DATE_CHANGED' : isDelay ? 'CONFIRMED_INSTALLATION_DELAY' : null,
      notice_text: isDateChange || isDelay ? text : null,
      delay_reason_code: isDateChange || isDelay ? 'PROVIDER' : null,
      delay_text: isDateChange || isDelay ? text : null,
      delayed_since: isDateChange || isDelay ? at : null,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(status === 'PHYSICAL_DELIVERY' && order.physical_delivery_at === null && { physical_delivery_at: at }),
      ...(status === 'DELIVERY_COMPLETED' && { completed_at: at }),
      ...(isClosed && { has_open_question: false, open_charge_until: null, waiting_for: null }),
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', order.id)
    .execute();
  await query
    .insertInto('order_events')
    .values({
      customer_id: customerId,
      order_id: order.id,
      at,
      status,
      old_confirmed_delivery_on: old === confirmedOn ? null : old,
      text,
    })
    .execute();
}
