import { isTicketClosed, ticketPriorityOf, type ticketsOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import { findTold } from '../../disturbances/disturbances.repository.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { authorOf, existing, objectType, viewOf } from './ticket-call.ts';
import {
  addServices,
  findServices,
  follow,
  insertEvent,
  insertMessage,
  moveTicket,
  saveTicket,
  touchTicket,
  unfollow,
  type Author,
} from './ticket-changes.repository.ts';
import type { TicketRow } from './ticket-row.ts';
import {
  checkAddedServices,
  checkImpact,
  checkMove,
  optionalText,
  refuseOtherTypes,
  refuseUnlessPossible,
  requiredText,
} from './ticket-rules.ts';

/** What is said and done in a ticket. */
export function ticketWrites(database: Database) {
  return {
    changeTicket: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const { principal, path, body, ifMatch, traceId, operationId: action } = call;
        const { ticket } = await existing(transaction, principal, path.ticketId, { forUpdate: true });
        refuseOtherTypes(ticket.type, principal);
        checkVersion(ticket, ifMatch);
        if (body.impact === undefined && body.addServiceIds === undefined)
          throw invalid({ field: 'impact', code: 'required' });
        const author = authorOf(principal);
        if (body.impact !== undefined) await changeImpact(transaction, ticket, author, body);
        if (body.addServiceIds !== undefined) {
          refuseUnlessPossible(ticket, 'addServices');
          const found = await findServices(transaction, body.addServiceIds);
          const added = checkAddedServices(ticket, body.addServiceIds, found);
          if (added.length > 0) await addServices(transaction, ticket, added, author);
        }
        await touchTicket(transaction, ticket.id);
        const before = { impact: ticket.impact };
        await audit(transaction, { principal, traceId, action, objectType, objectId: ticket.id, before, after: body });
        return { status: 200, ...(await answerOf(transaction, principal, ticket.id)) };
      }),

    sendTicketMessage: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const text = requiredText('text', call.body.text);
        refuseUnlessPossible(ticket, 'message');
        const messageId = await insertMessage(transaction, ticket.id, { ...author, text });
        if (ticket.status === 'WAITING_CUSTOMER' && !author.isFromProvider)
          await moveTicket(transaction, ticket.id, { status: 'IN_PROGRESS', authorName: author.name });
        return { messageId, text };
      }),

    escalateTicket: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const reason = requiredText('reason', call.body.reason);
        refuseUnlessPossible(ticket, 'escalate');
        const level = ticket.escalation_level + 1;
        await saveTicket(transaction, ticket.id, { escalation_level: level, escalated_at: new Date() });
        const event = { kind: 'ESCALATED', status: ticket.status, authorName: author.name, text: String(level) };
        await insertEvent(transaction, ticket.id, event);
        await insertMessage(transaction, ticket.id, { ...author, text: reason });
        return { level, reason, callBack: call.body.callBack };
      }),

    confirmTicketSolved: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const text = optionalText('text', call.body.text);
        refuseUnlessPossible(ticket, 'confirm');
        if (text !== '') await insertMessage(transaction, ticket.id, { ...author, text });
        await moveTicket(transaction, ticket.id, { status: 'CLOSED', authorName: author.name });
        return { status: 'CLOSED', text };
      }),

    reopenTicket: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const text = requiredText('text', call.body.text);
        refuseUnlessPossible(ticket, 'reopen');
        await moveTicket(transaction, ticket.id, { status: 'REOPENED', authorName: author.name });
        await insertMessage(transaction, ticket.id, { ...author, text });
        return { status: 'REOPENED', text };
      }),

    cancelTicket: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const reason = requiredText('reason', call.body.reason);
        refuseUnlessPossible(ticket, 'cancel');
        const status = ticket.status === 'NEW' ? 'CANCELLED' : 'CANCELLING';
        await moveTicket(transaction, ticket.id, { status, authorName: author.name, text: reason });
        return { status, reason };
      }),

    requestTicketReport: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const text = optionalText('text', call.body.text);
        refuseUnlessPossible(ticket, 'requestReport');
        await saveTicket(transaction, ticket.id, { report_requested_at: new Date() });
        const event = { kind: 'REPORT_REQUESTED', status: ticket.status, authorName: author.name, text };
        await insertEvent(transaction, ticket.id, event);
        return { text };
      }),

    followTicket: (call) =>
      changing(database, call, async (transaction, ticket) => {
        const { userId } = call.principal;
        if (userId === null) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        await (call.body.isFollowed ? follow : unfollow)(transaction, ticket.id, userId);
        return call.body;
      }),

    changeTicketStatus: (call) =>
      changing(database, call, async (transaction, ticket, author) => {
        const { body } = call;
        const values = await provided(transaction, ticket, body);
        const status = body.status === undefined ? undefined : checkMove(ticket, body.status);
        const says = status === 'WAITING_CUSTOMER' || (status === undefined && Object.keys(values).length === 0);
        const text = says ? requiredText('text', body.text) : optionalText('text', body.text);
        if (text !== '') {
          if (isTicketClosed(ticket.status)) throw new ProblemError(409, { code: 'TICKET_CLOSED' });
          await insertMessage(transaction, ticket.id, { ...author, text });
        }
        await saveTicket(transaction, ticket.id, values);
        if (values.handled_by !== undefined && values.handled_by !== ticket.handled_by) {
          const event = { kind: 'HANDLED_BY', status: status ?? ticket.status, authorName: author.name };
          await insertEvent(transaction, ticket.id, { ...event, text: values.handled_by });
        }
        if (status !== undefined) await moveTicket(transaction, ticket.id, { status, authorName: author.name });
        return { ...body, text };
      }),
  } satisfies Partial<Handlers<ticketsOperations>>;
}

/** A write to a ticket that is done once for each key, with its audit row, and answers the ticket as it is then. */
function changing(
  database: Database,
  call: IdempotentCall & { principal: Principal; path: { ticketId: string }; traceId: string },
  change: (transaction: Transaction, ticket: TicketRow, author: Author) => Promise<object>,
) {
  const { principal, path, traceId, operationId: action } = call;
  const body = { ...path, ...(call.body as object) };
  return database.withTenant(principal, (transaction) =>
    once(transaction, { ...call, body }, async () => {
      const { ticket } = await existing(transaction, principal, path.ticketId, { forUpdate: true });
      if (principal.category !== 'internalStaff') refuseOtherTypes(ticket.type, principal);
      const before = { status: ticket.status };
      const after = await change(transaction, ticket, authorOf(principal));
      await touchTicket(transaction, ticket.id);
      await audit(transaction, { principal, traceId, action, objectType, objectId: ticket.id, before, after });
      return { status: 201 as const, ...(await answerOf(transaction, principal, ticket.id)) };
    }),
  );
}

async function answerOf(transaction: Transaction, principal: Principal, id: string) {
  const body = viewOf(await existing(transaction, principal, id), principal);
  return { body, headers: { ETag: etagOf(body) } };
}

async function changeImpact(
  transaction: Transaction,
  ticket: TicketRow,
  author: Author,
  body: { impact?: string; reason?: string },
): Promise<void> {
  const { impact, reason } = checkImpact(ticket, body.impact ?? '', body.reason);
  const hasChosenPriority = ticket.priority_reason !== '';
  await saveTicket(transaction, ticket.id, {
    impact,
    ...(!hasChosenPriority && { priority: ticketPriorityOf(impact) }),
  });
  const event = { kind: 'IMPACT', status: ticket.status, authorName: author.name, text: impact };
  await insertEvent(transaction, ticket.id, event);
  await insertMessage(transaction, ticket.id, { ...author, text: reason });
}

type StatusChange = ticketsOperations['changeTicketStatus']['requestBody']['content']['application/json'];

/** What the provider writes beside the status. Only what the customer is told of can be linked. */
async function provided(queries: TenantQueries, ticket: TicketRow, body: StatusChange) {
  const { nextUpdateAt, handledBy, disturbanceId, report } = body;
  if (typeof disturbanceId === 'string' && (await findTold(queries, disturbanceId, new Date())) === undefined)
    throw invalid({ field: 'disturbanceId', code: 'unknown' });
  if (report !== undefined && ticket.resolved_at === null) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
  return {
    ...(nextUpdateAt !== undefined && { next_update_at: nextUpdateAt === null ? null : new Date(nextUpdateAt) }),
    ...(handledBy !== undefined && { handled_by: requiredText('handledBy', handledBy, 100) }),
    ...(disturbanceId !== undefined && { disturbance_id: disturbanceId }),
    ...(report !== undefined && { report: requiredText('report', report) }),
  };
}
