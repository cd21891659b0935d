import {
  daysUntilTicketCloses,
  isTicketClosed,
  maxEscalationLevel,
  nextEscalation,
  ticketActionsFor,
  ticketTargets,
  type Ticket,
  type TicketFacts,
  type TicketPriority,
  type TicketSummary,
} from '@skerry/contracts';
import type { StoredTicket, TicketRow } from './ticket-row.ts';
import { iso, timeOf } from '../../http/iso-time.ts';

export function summaryOf(row: TicketRow): TicketSummary {
  return {
    id: row.id,
    number: row.ticket_number,
    type: row.type,
    subject: row.subject,
    impact: row.impact,
    priority: row.priority,
    status: row.status,
    source: row.source,
    services: row.services,
    serviceCount: row.service_count,
    reference: row.reference,
    handledBy: row.handled_by,
    isUnread: row.is_unread,
    isFollowed: row.is_followed,
    createdBy: row.created_by,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  };
}

/** `has` says which rights the caller has; while acting as a user nothing is written. */
export function ticketOf(
  { ticket: row, messages, events, followers, disturbance, continues }: StoredTicket,
  { has, isActing, now }: { has: (right: string) => boolean; isActing: boolean; now: Date },
): Ticket {
  return {
    ...summaryOf(row),
    description: row.description,
    startedAt: timeOf(row.started_at),
    testing: row.testing,
    testFrom: timeOf(row.test_from),
    testTo: timeOf(row.test_to),
    checked: row.checked,
    contacts: row.contacts,
    accessNote: row.access_note,
    copiesTo: row.copies_to,
    priorityReason: row.priority_reason,
    followers,
    disturbance,
    continues,
    clock: clockOf(row, now),
    nextUpdateAt: timeOf(row.next_update_at),
    escalation: escalationOf(row, now),
    resolvedAt: timeOf(row.resolved_at),
    closesAt: row.status === 'RESOLVED' && row.resolved_at !== null ? closingOf(row.resolved_at) : null,
    reportRequestedAt: timeOf(row.report_requested_at),
    report: row.report,
    messages: messages.map((message) => ({
      id: message.id,
      sentAt: iso(message.sent_at),
      isFromProvider: message.is_from_provider,
      authorName: message.author_name,
      text: message.text,
    })),
    events: eventsOf(row, events),
    actions: isActing ? [] : ticketActionsFor(factsOf(row), now.getTime(), has),
    version: row.version,
  };
}

/** The part of a ticket that decides what can be done with it. */
export function factsOf(row: TicketRow): TicketFacts {
  return {
    status: row.status,
    type: row.type,
    resolvedAt: millisecondsOf(row.resolved_at),
    escalationLevel: row.escalation_level,
    escalatedAt: millisecondsOf(row.escalated_at),
    reportRequestedAt: millisecondsOf(row.report_requested_at),
  };
}

function clockOf(row: TicketRow, now: Date): Ticket['clock'] {
  const end = millisecondsOf(row.stopped_at) ?? now.getTime();
  const created = Date.parse(row.created_at);
  const stoppedFor = row.stopped_seconds * 1000;
  const target = ticketTargets[row.priority as TicketPriority] as (typeof ticketTargets)[TicketPriority] | undefined;
  const isStopped = row.stopped_at !== null;
  const after = (minutes: number) => new Date(created + stoppedFor + minutes * 60_000).toISOString();
  return {
    runningMinutes: Math.max(0, Math.floor((end - created - stoppedFor) / 60_000)),
    isStopped,
    firstAnswerBy:
      target === undefined || row.first_answered_at !== null || isStopped ? null : after(target.firstAnswer),
    repairBy: target === undefined || isStopped ? null : after(target.repair),
  };
}

function escalationOf(row: TicketRow, now: Date): Ticket['escalation'] {
  const isOpen = !isTicketClosed(row.status) && !['RESOLVED', 'CANCELLING'].includes(row.status);
  const next = isOpen ? nextEscalation(factsOf(row), now.getTime()) : null;
  return {
    level: row.escalation_level,
    highestLevel: maxEscalationLevel,
    escalatedAt: timeOf(row.escalated_at),
    nextAt: next === null ? null : new Date(next).toISOString(),
  };
}

/** A ticket that closed because nobody said anything has an event that nobody wrote. */
function eventsOf(row: TicketRow, events: StoredTicket['events']): Ticket['events'] {
  const written = events.map(({ at, kind, status, author_name: authorName, text }) => ({
    at: iso(at),
    kind,
    status,
    authorName,
    text,
  }));
  const last = events.findLast(({ kind }) => kind === 'STATUS');
  if (row.status !== 'CLOSED' || last?.status !== 'RESOLVED' || row.resolved_at === null) return written;
  return [...written, { at: closingOf(row.resolved_at), kind: 'STATUS', status: 'CLOSED', authorName: '', text: '' }];
}

function closingOf(resolvedAt: string): string {
  return new Date(Date.parse(resolvedAt) + daysUntilTicketCloses * 86_400_000).toISOString();
}

function millisecondsOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}
