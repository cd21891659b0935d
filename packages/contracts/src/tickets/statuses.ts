/** The statuses of a ticket, in the order that it goes through them (pages.md 3.9). */
export const ticketStatuses = [
  'NEW',
  'IN_PROGRESS',
  'WAITING_CUSTOMER',
  'RESOLVED',
  'REOPENED',
  'CANCELLING',
  'CLOSED',
  'CANCELLED',
] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** What the provider may move a ticket to. */
const next: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  NEW: ['IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED', 'CANCELLED'],
  IN_PROGRESS: ['WAITING_CUSTOMER', 'RESOLVED', 'CANCELLED'],
  WAITING_CUSTOMER: ['IN_PROGRESS', 'RESOLVED', 'CANCELLED'],
  REOPENED: ['IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED', 'CANCELLED'],
  CANCELLING: ['CANCELLED', 'IN_PROGRESS'],
  RESOLVED: ['IN_PROGRESS', 'CLOSED'],
  CLOSED: [],
  CANCELLED: [],
};

/** Whether a status is one of ours: a system behind a proxied API may have others, which are shown as they are. */
export function isTicketStatus(status: string): status is TicketStatus {
  return Object.hasOwn(next, status);
}

/** The statuses that the provider may move a ticket to; none after an unknown status. */
export function nextTicketStatuses(status: string): readonly TicketStatus[] {
  return isTicketStatus(status) ? next[status] : [];
}

/** Whether nothing more will be said in a ticket, unless it is reopened. */
export function isTicketClosed(status: string): boolean {
  return status === 'CLOSED' || status === 'CANCELLED';
}

/** Where a ticket is counted: each is in one of them, and those that wait for the customer are open as well. */
export const ticketStates = ['open', 'waiting', 'resolved', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** A resolved ticket closes by itself this many days after, and until then it can be reopened. */
export const daysUntilTicketCloses = 10;
