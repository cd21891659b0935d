import {
  isDate,
  isOrderStatus,
  nextOrderStatuses,
  normaliseInstallationContact,
  validateInstallationContact,
  validateOrderText,
  validateWantedWeek,
  type FieldError,
  type InstallationContact,
  type OrderAction,
  type Problem,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';
import type { ChargeRow, MessageRow, OrderRow, StoredOrder } from './order-row.ts';

export function invalid(...errors: NonNullable<Problem['errors']>): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

/** A required text, as it is stored. */
export function requiredText(field: string, text: string): string {
  const error = validateOrderText(text);
  if (error !== undefined) throw invalid({ field, ...error });
  return text.trim();
}

/** An optional text. */
export function optionalText(field: string, text: string | undefined): string {
  return text === undefined || text.trim() === '' ? '' : requiredText(field, text);
}

export function checkWantedWeek(week: string, today: string): void {
  const code = validateWantedWeek(week, today);
  if (code !== undefined) throw invalid({ field: 'wantedWeek', code });
}

/** Refuses what the state of the order does not allow. Roles are checked by the contract. */
export function refuseUnless(actions: readonly OrderAction[], action: OrderAction): void {
  if (!actions.includes(action)) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
}

/** The question that an answer is for. */
export function openQuestion({ messages }: StoredOrder, id: string): MessageRow {
  const question = messages.find((message) => message.id === id && message.is_question);
  if (question === undefined) throw invalid({ field: 'questionId', code: 'unknown' });
  if (question.answered_by !== null) throw new ProblemError(409, { code: 'ALREADY_ANSWERED' });
  return question;
}

/** The day that a delivery has been moved to, while it is the one that was read. */
export function checkAcceptedDate(order: OrderRow, day: string): void {
  if (order.status !== 'DELIVERY_DATE_CHANGED') throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
  if (order.confirmed_delivery_on !== day) throw new ProblemError(409, { code: 'DATE_CHANGED' });
}

/** The charge, while it can be decided. */
export function openCharge({ order, charges }: StoredOrder, id: string, now: Date): ChargeRow {
  const charge = charges.find((one) => one.id === id);
  if (charge === undefined) throw invalid({ field: 'chargeId', code: 'unknown' });
  if (charge.state !== 'OPEN') throw new ProblemError(409, { code: 'ALREADY_ANSWERED' });
  if (new Date(charge.respond_by) <= now) throw new ProblemError(409, { code: 'DECIDED_BY_PROVIDER' });
  if (isOver(order)) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
  return charge;
}

function isOver({ status }: OrderRow): boolean {
  return isOrderStatus(status) && nextOrderStatuses(status).length === 0;
}

/** The contact with the changes applied, all of it right. */
export function changedContact(order: OrderRow, changes: Partial<InstallationContact>): InstallationContact {
  const contact = normaliseInstallationContact({
    name: order.contact_name ?? '',
    email: order.contact_email ?? '',
    phone: order.contact_phone ?? '',
    ...changes,
  });
  const errors: FieldError[] = validateInstallationContact(contact);
  if (errors.length > 0) throw invalid(...errors);
  return contact;
}

/** Checks that the provider moves an order by an allowed step, with a date if the status needs one. */
export function checkMove(order: OrderRow, status: string, confirmedDeliveryAt: string | undefined): string | null {
  if (!isOrderStatus(status)) throw invalid({ field: 'status', code: 'unknown' });
  if (!nextOrderStatuses(order.status).includes(status))
    throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
  const day = confirmedDeliveryAt ?? order.confirmed_delivery_on;
  if (confirmedDeliveryAt !== undefined && !isDate(confirmedDeliveryAt))
    throw invalid({ field: 'confirmedDeliveryAt', code: 'invalidFormat' });
  if (status === 'CONFIRMED_DELIVERY' && day === null)
    throw invalid({ field: 'confirmedDeliveryAt', code: 'required' });
  if (status === 'DELIVERY_DATE_CHANGED' && (confirmedDeliveryAt === undefined || day === order.confirmed_delivery_on))
    throw invalid({
      field: 'confirmedDeliveryAt',
      code: confirmedDeliveryAt === undefined ? 'required' : 'unchanged',
    });
  return day;
}
