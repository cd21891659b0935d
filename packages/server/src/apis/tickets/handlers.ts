import { ticketPageSize, type ticketsOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { findFeatureFlags } from '../../database/feature-flags.ts';
import { once } from '../../database/idempotency.ts';
import { storable } from '../../database/stored-text.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import { listKnownIssues } from './known-issues.repository.ts';
import { findServices, insertTicket, markRead } from './ticket-changes.repository.ts';
import { authorOf, existing, hearsOfDisturbances, objectType, viewOf } from './ticket-call.ts';
import { checkTicket, refuseOtherTypes } from './ticket-rules.ts';
import { summaryOf } from './ticket-view.ts';
import { listOpenAbout, listTickets } from './tickets.repository.ts';
import { ticketWrites } from './ticket-writes.ts';
import { commaList } from '../../http/comma-list.ts';

const prefix = '/api/tickets/v2';

/** Services that are asked about at once. */
const maxAskedServices = 50;

/** The built-in tickets. */
export function ticketsHandlers(database: Database): Handlers<ticketsOperations> {
  return {
    ...ticketWrites(database),

    async listTickets({ principal, query }) {
      const { page = 0, pageSize = ticketPageSize, sortBy = '-updatedAt', waitingFirst = false } = query;
      const filter = {
        ...query,
        statuses: commaList(query.statuses),
        types: commaList(query.types),
        priorities: commaList(query.priorities),
      };
      const options = { sortBy, page, pageSize, waitingFirst };
      const queries = database.readsOf(principal);
      const { rows, totalItems, counts } = await listTickets(queries, principal.userId, filter, options);
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items: rows.map(summaryOf), totalItems, totalPages, currentPage: page, counts } };
    },

    async listKnownIssues({ principal, query }) {
      const ids = [...new Set(commaList(query.serviceIds))];
      if (ids.length > maxAskedServices) throw invalid({ field: 'serviceIds', code: 'tooMany' });
      const queries = database.readsOf(principal);
      const asked = storable(ids);
      const [items, tickets] = await Promise.all([
        hearsOfDisturbances(principal) ? listKnownIssues(queries, asked, new Date()) : [],
        listOpenAbout(queries, asked),
      ]);
      return { status: 200, body: { items, tickets } };
    },

    async getTicket({ principal, path }) {
      const body = viewOf(await existing(database.readsOf(principal), principal, path.ticketId), principal);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    createTicket: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body, traceId, operationId: action } = call;
          refuseOtherTypes(body.type, principal);
          const flags = await findFeatureFlags(transaction);
          const ticket = checkTicket(body, {
            found: await findServices(transaction, body.serviceIds),
            choosesPriority: flags['serviceNowPriority'] === true,
          });
          const continued = await continuedBy(body.continues);
          const objectId = await insertTicket(transaction, { ...ticket, continuesId: continued }, authorOf(principal));
          await audit(transaction, { principal, traceId, action, objectType, objectId, after: body });
          const made = viewOf(await existing(transaction, principal, objectId), principal);
          const headers = { ETag: etagOf(made), Location: `${prefix}/tickets/${objectId}` };
          return { status: 201 as const, body: made, headers };

          async function continuedBy(id: string | null | undefined): Promise<string | null> {
            if (id === undefined || id === null) return null;
            const { ticket: earlier } = await existing(transaction, principal, id).catch((error: unknown) => {
              if (error instanceof ProblemError && error.statusCode === 404)
                throw invalid({ field: 'continues', code: 'unknown' });
              throw error;
            });
            return earlier.id;
          }
        }),
      ),

    markTicketRead: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, { ...call, body: { ...call.path, ...call.body } }, async () => {
          const { principal, path, body, traceId, operationId: action } = call;
          const { ticket } = await existing(transaction, principal, path.ticketId);
          if (principal.userId === null) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
          await markRead(transaction, ticket.id, principal.userId, new Date(body.until));
          await audit(transaction, { principal, traceId, action, objectType, objectId: ticket.id, after: body });
          const read = viewOf(await existing(transaction, principal, ticket.id), principal);
          return { status: 201 as const, body: read, headers: { ETag: etagOf(read) } };
        }),
      ),
  };
}
