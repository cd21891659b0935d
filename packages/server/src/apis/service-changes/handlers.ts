import {
  changePageSize,
  dayOf,
  mayApproveChanges,
  needsApproval,
  normaliseChangeTexts,
  sortDetails,
  type ChangeRequest,
  type serviceChangesOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { findCustomerState } from '../../database/customer-state.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import { refuseUnacceptedRisk } from '../../disturbances/accepted-risk.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import { nameOf, type Principal } from '../../identity/principal.ts';
import { changeKinds } from '../../inventory/change-kinds.ts';
import {
  decideApproval,
  findServices,
  insertMessage,
  insertRequest,
  moveRequest,
  touchRequest,
} from './request-changes.repository.ts';
import type { RequestRow, StoredRequest } from './request-row.ts';
import {
  checkedKind,
  checkMove,
  checkRequest,
  optionalText,
  refuseOtherCustomers,
  refuseOtherRoles,
  refuseUnlessPossible,
  requiredText,
} from './request-rules.ts';
import { requestOf, summaryOf } from './request-view.ts';
import { tellOfMove, tellOfRequest, settleNotices } from './tell-of-request.ts';
import { findRequest, listRequests } from './requests.repository.ts';
import { commaList } from '../../http/comma-list.ts';

const prefix = '/api/service-changes/v1';

/** The built-in service changes. */
export function serviceChangesHandlers(database: Database): Handlers<serviceChangesOperations> {
  return {
    async listChangeKinds({ principal }) {
      await readsOf(principal);
      return { status: 200, body: { items: [...changeKinds] } };
    },

    async listChangeRequests({ principal, query }) {
      const {
        page = 0,
        pageSize = changePageSize,
        sortBy = '-updatedAt',
        waitingFirst = false,
        state,
        serviceId,
        text,
      } = query;
      const queries = await readsOf(principal);
      const filter = {
        state,
        statuses: commaList(query.statuses),
        kinds: commaList(query.kinds),
        classes: commaList(query.classes),
        serviceId,
        text,
      };
      const mayApprove = mayApproveChanges(principal.roles);
      const found = await listRequests(queries, filter, { sortBy, page, pageSize, waitingFirst, mayApprove });
      const { rows, totalItems, counts } = found;
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items: rows.map(summaryOf), totalItems, totalPages, currentPage: page, counts } };
    },

    async getChangeRequest({ principal, path }) {
      const stored = await existing(await readsOf(principal), path.requestId);
      const body = requestOf(stored, principal.roles);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    createChangeRequest: (call) =>
      writing(call, async (transaction) => {
        const { principal, body, traceId, operationId } = call;
        refuseOtherRoles(body.changeClass, principal.roles);
        const kind = checkedKind(body);
        const now = new Date();
        const services = checkRequest(body, kind, {
          found: await findServices(transaction, body.serviceIds),
          freezes: await listFreezePeriods(transaction, dayOf(now)),
          now,
        });
        const [startsAt, endsAt] = [new Date(body.windowStart), new Date(body.windowEnd)];
        await refuseUnacceptedRisk(transaction, { serviceIds: body.serviceIds, startsAt, endsAt }, body);
        const { details, secrets } = sortDetails(kind.schema, body.details);
        const id = await insertRequest(transaction, {
          ...body,
          ...normaliseChangeTexts(body),
          services,
          details,
          secrets,
          freezeAccepted: body.freezeAccepted === true,
          approval: needsApproval(body.changeClass, principal.roles) ? 'WAITING' : 'NOT_NEEDED',
          createdBy: nameOf(principal),
          createdByUserId: principal.userId,
        });
        await tellOfRequest(transaction, await existing(transaction, id), principal);
        const after = { ...body, details, secretFields: Object.keys(secrets) };
        await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, after });
        const answer = await answerOf(transaction, principal, id);
        const headers = { ...answer.headers, Location: `${prefix}/requests/${id}` };
        return { status: 201 as const, body: answer.body, headers };
      }),

    sendChangeMessage: (call) =>
      changing(call, async (transaction, { request }) => {
        const text = requiredText('text', call.body.text);
        refuseUnlessPossible(request, 'message');
        const authorName = nameOf(call.principal);
        const messageId = await insertMessage(transaction, request.id, { authorName, text, isFromProvider: false });
        if (request.status === 'NEED_INFO')
          await moveRequest(transaction, request.id, { status: 'ASSESSING', authorName, text: '' });
        await settleNotices(transaction, request, 'changeAnswered');
        return { after: { messageId, text } };
      }),

    cancelChangeRequest: (call) =>
      changing(call, async (transaction, { request }) => {
        refuseOtherRoles(request.change_class, call.principal.roles);
        const text = requiredText('reason', call.body.reason);
        refuseUnlessPossible(request, 'cancel');
        const authorName = nameOf(call.principal);
        await moveRequest(transaction, request.id, { status: 'CANCELLED', authorName, text });
        await settleNotices(transaction, request, 'changeSettled');
        return { before: { status: request.status }, after: { status: 'CANCELLED', reason: text } };
      }),

    decideChangeRequest: (call) =>
      changing(call, async (transaction, { request }) => {
        const { approved } = call.body;
        const text = approved ? optionalText('text', call.body.text) : requiredText('text', call.body.text ?? '');
        refuseUnlessPossible(request, 'approve');
        const name = nameOf(call.principal);
        await decideApproval(transaction, request.id, { approved, name });
        await settleNotices(transaction, request, 'changeSettled');
        if (!approved) await moveRequest(transaction, request.id, { status: 'REJECTED', authorName: name, text });
        else if (text !== '')
          await insertMessage(transaction, request.id, { authorName: name, text, isFromProvider: false });
        return { before: { approval: request.approval }, after: { approved, text } };
      }),

    changeRequestStatus: (call) =>
      changing(call, async (transaction, { request }) => {
        const status = checkMove(request, call.body.status);
        const isQuestion = status === 'NEED_INFO';
        const text = isQuestion ? requiredText('text', call.body.text ?? '') : optionalText('text', call.body.text);
        const authorName = nameOf(call.principal);
        await moveRequest(transaction, request.id, { status, authorName, text: isQuestion ? '' : text });
        if (isQuestion) await insertMessage(transaction, request.id, { authorName, text, isFromProvider: true });
        await tellOfMove(transaction, request, status, call.principal);
        return { before: { status: request.status }, after: { status, text } };
      }),
  };

  /** For reading, where the customer has service changes at all. */
  async function readsOf(principal: Principal): Promise<TenantQueries> {
    const queries = database.readsOf(principal);
    refuseOtherCustomers(await findCustomerState(queries));
    return queries;
  }

  /** A write that is done once for each key. */
  function writing<Reply extends { status: number; body: ChangeRequest; headers: Record<string, string> }>(
    call: IdempotentCall,
    work: (transaction: Transaction) => Promise<Reply>,
  ): Promise<Reply> {
    return database.withTenant(call.principal, async (transaction) => {
      refuseOtherCustomers(await findCustomerState(transaction));
      return once(transaction, call, () => work(transaction));
    });
  }

  /** A write to a request, with its audit row, that answers the request as it is then. */
  function changing(
    call: IdempotentCall & { path: { requestId: string }; traceId: string },
    change: (transaction: Transaction, stored: StoredRequest) => Promise<{ before?: object; after: object }>,
  ) {
    const { principal, path, traceId, operationId } = call;
    return writing({ ...call, body: { requestId: path.requestId, ...(call.body as object) } }, async (transaction) => {
      const stored = await existing(transaction, path.requestId, { forUpdate: true });
      const { id } = stored.request;
      const changed = await change(transaction, stored);
      await touchRequest(transaction, id);
      await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, ...changed });
      return { status: 201 as const, ...(await answerOf(transaction, principal, id)) };
    });
  }
}

const objectType = 'serviceChange';

/** The request, or 404, for another customer's as well. */
async function existing(queries: TenantQueries, id: string, options?: { forUpdate?: boolean }): Promise<StoredRequest> {
  const stored = await findRequest(queries, id, options);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

async function answerOf(
  transaction: Transaction,
  { roles }: Principal,
  id: RequestRow['id'],
): Promise<{ body: ChangeRequest; headers: { ETag: string } }> {
  const body = requestOf(await existing(transaction, id), roles);
  return { body, headers: { ETag: etagOf(body) } };
}
