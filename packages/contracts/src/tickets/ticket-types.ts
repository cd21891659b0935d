import type { components } from '../generated/tickets.ts';

export type Ticket = components['schemas']['Ticket'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type TicketPage = components['schemas']['TicketPage'];
export type TicketCreate = components['schemas']['TicketCreate'];
export type TicketService = components['schemas']['TicketService'];
export type TicketLink = components['schemas']['TicketLink'];
export type KnownIssue = components['schemas']['KnownIssue'];
