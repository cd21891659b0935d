import { isTicketClosed, daysUntilTicketCloses } from './statuses.ts';

/** What a customer's user can do with a ticket. */
export const ticketActions = [
  'message',
  'changeImpact',
  'addServices',
  'escalate',
  'confirm',
  'reopen',
  'requestReport',
  'cancel',
] as const;
export type TicketAction = (typeof ticketActions)[number];

/** How far a ticket can be escalated. */
export const maxEscalationLevel = 3;

/** A ticket is escalated by one level at most once in this many minutes. */
export const minutesBetweenEscalations = 60;

/** The part of a ticket that decides what can be done with it. Times in milliseconds. */
export interface TicketFacts {
  status: string;
  type: string;
  resolvedAt: number | null;
  escalationLevel: number;
  escalatedAt: number | null;
  reportRequestedAt: number | null;
}

/** Who has a ticket of a type in hand: billing is for those who see to invoices, too. */
export function mayHandleTicket(type: string, has: (right: string) => boolean): boolean {
  if (has('OperationStaff') || has('OperationResponsible') || has('cp-tickets')) return true;
  return type === 'BILLING' && has('BillingResponsible');
}

export function mayEscalate(has: (right: string) => boolean): boolean {
  return has('OperationStaff') || has('OperationResponsible');
}

/** What can be done with a ticket at a moment, whoever does it. A status of another system leaves only talking about it. */
export function possibleTicketActions(ticket: TicketFacts, now: number): TicketAction[] {
  const { status, type } = ticket;
  if (isTicketClosed(status)) return canReopen(ticket, now) ? ['reopen'] : [];
  if (status === 'RESOLVED')
    return ['message', 'confirm', 'reopen', ...(ticket.reportRequestedAt === null ? (['requestReport'] as const) : [])];
  const isBeingHandled = ['NEW', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED'].includes(status);
  if (!isBeingHandled) return ['message'];
  return [
    'message',
    ...(type === 'FAULT' ? (['changeImpact'] as const) : []),
    'addServices',
    ...(nextEscalation(ticket, now) === now ? (['escalate'] as const) : []),
    'confirm',
    'cancel',
  ];
}

/** What somebody with these rights can do with it. */
export function ticketActionsFor(ticket: TicketFacts, now: number, has: (right: string) => boolean): TicketAction[] {
  if (!mayHandleTicket(ticket.type, has)) return [];
  return possibleTicketActions(ticket, now).filter((action) => action !== 'escalate' || mayEscalate(has));
}

/** When a ticket can be escalated next: now, a later moment, or never (null) from the highest level. */
export function nextEscalation({ escalationLevel, escalatedAt }: TicketFacts, now: number): number | null {
  if (escalationLevel >= maxEscalationLevel) return null;
  return Math.max(now, (escalatedAt ?? -Infinity) + minutesBetweenEscalations * 60_000);
}

/** A ticket that closed longer ago is continued by a new one that is linked to it. One that was cancelled is over. */
function canReopen({ status, resolvedAt }: TicketFacts, now: number): boolean {
  return status === 'CLOSED' && resolvedAt !== null && now - resolvedAt < daysUntilTicketCloses * 86_400_000;
}
