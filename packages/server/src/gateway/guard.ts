import type { Operation } from '@skerry/contracts/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { ProblemError } from '../http/problem.ts';
import { isWrite, requireOwnPage } from '../http/security.ts';
import type { Authenticate, Login } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import type { CallShares } from './call-shares.ts';
import type { EventStreams } from './event-streams.ts';
import { forOperation, isOpenToCustomer, mayCall } from '../identity/may-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the token and the directory have said so. */
    principal: Principal | null;
    /** By which it was found out who calls. */
    login: Login | null;
    /** The operation of the contract that the request is for. */
    operation: Operation | null;
  }
}

export interface Guard {
  database: Database;
  authenticate: Authenticate;
  /** Each caller's part of the connections, which what their arrival writes is within. */
  shares: CallShares;
  /** The streams of events that are open. */
  streams: EventStreams;
}

/**
 * Lets a request through to an operation only if its caller may call it, before anything of it is read or validated.
 * Anything that is not an operation is refused. Every refused write of a known caller leaves an audit row.
 */
export function guardScope(
  scope: FastifyInstance,
  { database, authenticate, shares }: Guard,
  findOperation: (request: FastifyRequest) => Operation | undefined,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const operation = findOperation(request);
    if (operation?.isPublic === true) {
      if (isWrite(request.method)) requireOwnPage(request);
      request.operation = operation;
      return;
    }
    const { principal, login, arrive, refusal } = await authenticate(request.headers.authorization);
    request.principal = principal;
    request.login = login;
    if (refusal !== undefined) {
      request.operation = operation ?? null;
      throw refusal;
    }
    if (arrive !== undefined) await shares(request, arrive);
    // An unknown address is 404, but only for those who are signed in.
    if (operation === undefined) throw new ProblemError(404);
    request.operation = operation;
    if (!mayCall(request.principal, operation)) {
      const isOpen = isOpenToCustomer(request.principal, operation);
      request.log.warn(
        { event: 'authz_fail', operation: operation.operationId, account: request.principal.accountId },
        isOpen ? 'refused by role' : 'refused to an inactive customer',
      );
      throw new ProblemError(403, isOpen ? {} : { code: 'INACTIVE_CUSTOMER' });
    }
    request.principal = forOperation(request.principal, operation);
    if (request.principal.isActing && operation.isRefusedWhileActing)
      throw new ProblemError(403, { code: 'NOT_WHILE_ACTING' });
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (isRefusedWrite(request, reply.statusCode)) await auditRefusal(database, request, reply.statusCode);
    return payload;
  });
}

export function decorateForGuard(server: FastifyInstance): void {
  server.decorateRequest('principal', null);
  server.decorateRequest('login', null);
  server.decorateRequest('operation', null);
}

function isRefusedWrite({ method, principal }: FastifyRequest, status: number): boolean {
  return principal !== null && isWrite(method) && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

async function auditRefusal(database: Database, request: FastifyRequest, status: number): Promise<void> {
  const { principal, operation } = request;
  if (principal === null) return;
  try {
    await database.withTenant(principal, async ({ query, customerId }) => {
      await query
        .insertInto('audit_log')
        .values({
          customer_id: customerId,
          actor_account_id: principal.accountId,
          actor_category: principal.category,
          on_behalf_of_user_id: principal.userId,
          action: operation?.operationId ?? `${request.method} unknown operation`,
          object_type: 'request',
          object_id: objectId(request.params),
          after: JSON.stringify({ status }),
          outcome: 'refused',
          trace_id: request.id,
          acting_reason: principal.actingReason ?? null,
        })
        .execute();
    });
  } catch (error) {
    request.log.error(error, 'could not record a refused write');
  }
}

/** The requested id, if it looks like one. */
function objectId(parameters: unknown): string {
  const values: unknown[] = typeof parameters === 'object' && parameters !== null ? Object.values(parameters) : [];
  const value = values[0];
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';
}
