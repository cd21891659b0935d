import {
  isTicketImpact,
  isTicketStatus,
  maxEscalationLevel,
  maxTicketNoteLength,
  maxTicketServices,
  mayHandleTicket,
  nextTicketStatuses,
  possibleTicketActions,
  ticketPriorityOf,
  validateTicket,
  validateTicketText,
  type TicketAction,
  type TicketCreate,
  type TicketStatus,
} from '@skerry/contracts';
import { invalid, ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import type { ConcernedService, NewTicket } from './ticket-changes.repository.ts';
import type { TicketRow } from './ticket-row.ts';
import { factsOf } from './ticket-view.ts';

/** Refuses those whose roles are for billing tickets alone to write in others. */
export function refuseOtherTypes(type: string, { roles }: Principal): void {
  if (!mayHandleTicket(type, (right) => roles.has(right))) throw new ProblemError(403, { code: 'NOT_FOR_TYPE' });
}

/** Refuses what the state of the ticket does not allow. Roles are checked by the contract. */
export function refuseUnlessPossible(row: TicketRow, action: TicketAction): void {
  const facts = factsOf(row);
  const possible = possibleTicketActions(facts, Date.now());
  if (possible.includes(action)) return;
  if (action === 'message' && possible.every((one) => one === 'reopen'))
    throw new ProblemError(409, { code: 'TICKET_CLOSED' });
  const isTooSoon = action === 'escalate' && possible.includes('cancel') && facts.escalationLevel < maxEscalationLevel;
  throw new ProblemError(409, { code: isTooSoon ? 'ESCALATED_LATELY' : 'NOT_POSSIBLE' });
}

/** A required text, as it is stored. */
export function requiredText(field: string, text = '', maxLength?: number): string {
  const error = validateTicketText(text, maxLength);
  if (error !== undefined) throw invalid({ field, ...error });
  return text.trim();
}

export function optionalText(field: string, text = ''): string {
  return text.trim() === '' ? '' : requiredText(field, text);
}

/** A new ticket as it is stored. Throws 422 with every error of it. */
export function checkTicket(
  body: TicketCreate,
  { found, choosesPriority }: { found: ReadonlyMap<string, ConcernedService>; choosesPriority: boolean },
): Omit<NewTicket, 'continuesId'> {
  const ids = [...new Set(body.serviceIds)];
  const errors = [...validateTicket(body, { now: Date.now(), choosesPriority }), ...unknownServices(ids, found)];
  if (errors.length > 0) throw invalid(...errors);
  const impact = body.impact !== undefined && body.impact !== null && isTicketImpact(body.impact) ? body.impact : null;
  return {
    type: body.type,
    impact,
    priority: body.priority ?? ticketPriorityOf(impact),
    priorityReason: body.priority ? (body.priorityReason ?? '').trim() : '',
    subject: body.subject.trim(),
    description: body.description.trim(),
    services: ids.flatMap((id) => found.get(id) ?? []),
    startedAt: dateOf(body.startedAt),
    testing: body.testing ?? null,
    testFrom: body.testing === 'IN_WINDOW' ? dateOf(body.testFrom) : null,
    testTo: body.testing === 'IN_WINDOW' ? dateOf(body.testTo) : null,
    checked: [...new Set(body.checked)],
    reference: (body.reference ?? '').trim(),
    contacts: (body.contacts ?? []).map(({ kind, name, phone, hours = '' }) => ({
      kind,
      name: name.trim(),
      phone: phone.replaceAll(' ', ''),
      hours: hours.trim(),
    })),
    accessNote: (body.accessNote ?? '').trim(),
    copiesTo: [...new Set((body.copiesTo ?? []).map((email) => email.trim().toLowerCase()))],
  };
}

/** Services that a ticket does not have yet. Throws 422 for unknown ones and too many. */
export function checkAddedServices(
  row: TicketRow,
  ids: readonly string[],
  found: ReadonlyMap<string, ConcernedService>,
): ConcernedService[] {
  const has = new Set(row.services.map(({ serviceId }) => serviceId));
  const added = [...new Set(ids)];
  const errors = unknownServices(added, found, 'addServiceIds');
  if (errors.length > 0) throw invalid(...errors);
  const services = added.filter((id) => !has.has(id)).flatMap((id) => found.get(id) ?? []);
  if (row.service_count + services.length > maxTicketServices)
    throw invalid({ field: 'addServiceIds', code: 'tooMany' });
  return services;
}

/** The new impact of a fault, with its reason. */
export function checkImpact(row: TicketRow, impact: string, reason: string | undefined) {
  if (!isTicketImpact(impact)) throw invalid({ field: 'impact', code: 'unknown' });
  refuseUnlessPossible(row, 'changeImpact');
  if (impact === row.impact) throw invalid({ field: 'impact', code: 'same' });
  return { impact, reason: requiredText('reason', reason, maxTicketNoteLength) };
}

/** Checks that the provider moves a ticket by an allowed step. */
export function checkMove(row: TicketRow, status: string): TicketStatus {
  if (!isTicketStatus(status)) throw invalid({ field: 'status', code: 'unknown' });
  if (!nextTicketStatuses(row.status).includes(status)) throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
  return status;
}

function unknownServices(
  ids: readonly string[],
  found: ReadonlyMap<string, ConcernedService>,
  field = 'serviceIds',
): { field: string; code: string }[] {
  if (ids.length > maxTicketServices) return [];
  return ids.flatMap((id, place) => (found.has(id) ? [] : [{ field: `${field}.${place}`, code: 'unknown' }]));
}

function dateOf(text: string | null | undefined): Date | null {
  return text === undefined || text === null ? null : new Date(text);
}
