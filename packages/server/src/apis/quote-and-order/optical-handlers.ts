import { opticalRoles, type OpticalRequest, type quoteAndOrderOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import { opticalCatalogue } from './optical-catalogue.ts';
import {
  findOpticalRow,
  insertOpticalRequest,
  listOpticalRows,
  moveOpticalRequest,
  type FoundOpticalRow,
} from './optical-requests.repository.ts';
import { checkedRequest, checkedStep } from './optical-rules.ts';
import { opticalRequestOf, wholeOpticalRequestOf } from './optical-view.ts';

const pageSizeUnlessAsked = 25;
const objectType = 'opticalRequest';
const requestsPath = '/api/quote-and-order/v6/optical-requests';

/** The catalogue of optical services, and the requests for them. */
export function opticalHandlers(database: Database) {
  return {
    async listOpticalOptions({ principal }) {
      const { products, dataCentres } = opticalCatalogue;
      const mayAsk = opticalRoles.some((role) => principal.roles.has(role));
      return { status: 200, body: { products, dataCentres: mayAsk ? dataCentres : [] } };
    },

    async listOpticalRequests({ principal, query }) {
      const { page = 0, pageSize = pageSizeUnlessAsked, sortBy = '-createdAt', waitingFirst = false } = query;
      const found = await listOpticalRows(
        database.readsOf(principal),
        { state: query.state, statuses: query.statuses?.split(','), text: query.text },
        { sortBy, page, pageSize, waitingFirst },
      );
      const { rows, totalItems, counts } = found;
      const totalPages = Math.ceil(totalItems / pageSize);
      return {
        status: 200,
        body: { items: rows.map(opticalRequestOf), totalItems, totalPages, currentPage: page, counts },
      };
    },

    async getOpticalRequest({ principal, path }) {
      const body = wholeOpticalRequestOf(await existing(database.readsOf(principal), path.requestId));
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    createOpticalRequest: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body, traceId, operationId } = call;
          const request = await checkedRequest(transaction, body);
          const createdBy = `${principal.firstName} ${principal.lastName}`;
          const createdByUserId = principal.userId;
          const id = await insertOpticalRequest(transaction, { ...request, createdBy, createdByUserId });
          const after = { ...request };
          await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, after });
          return made(wholeOpticalRequestOf(await existing(transaction, id)));
        }),
      ),

    changeOpticalRequestStatus: (call) => {
      const { principal, path, body, traceId, operationId } = call;
      return database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: { ...path, ...body } }, async () => {
          const row = await existing(transaction, path.requestId, { forUpdate: true });
          const status = checkedStep(row, body.status);
          await moveOpticalRequest(transaction, row.id, status);
          const change = { before: { status: row.status }, after: { status } };
          await audit(transaction, {
            principal,
            traceId,
            action: operationId,
            objectType,
            objectId: row.id,
            ...change,
          });
          return made(wholeOpticalRequestOf(await existing(transaction, row.id)));
        }),
      );
    },
  } satisfies Partial<Handlers<quoteAndOrderOperations>>;
}

/** The request, or 404, for another customer's as well. */
async function existing(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<FoundOpticalRow> {
  const row = await findOpticalRow(queries, id, options);
  if (row === undefined) throw new ProblemError(404);
  return row;
}

function made(body: OpticalRequest) {
  return { status: 201 as const, body, headers: { ETag: etagOf(body), Location: `${requestsPath}/${body.id}` } };
}
