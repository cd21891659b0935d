import { validateActingReason, type portalUserOperations } from '@skerry/contracts';
import { sql } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { isSelectableUser } from './selectable.repository.ts';

/** Why staff act as a user, before they begin: no token that acts is accepted without it. */
export function actingReasonHandlers(database: Database): Pick<Handlers<portalUserOperations>, 'giveActingReason'> {
  return {
    async giveActingReason(call) {
      const { principal, path, microserviceRegistry, traceId, operationId } = call;
      const { customerId, userId } = path;
      const reason = call.body.reason.trim();
      const error = validateActingReason(reason);
      if (error !== undefined)
        throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'reason', ...error }] });
      const user = { customerId, registry: microserviceRegistry ?? principal.registry, userId };
      if (!isUuid(userId) || !(await isSelectableUser(database, user))) throw new ProblemError(404);
      // Staff have all customers: the row is the one's whom they are about to act for, not that of their token.
      return database.withTenant({ customerId, scope: null }, (transaction) =>
        once(transaction, { ...call, body: { userId, reason } }, async () => {
          const { query } = transaction;
          // What is over is told by the audit log alone.
          await query
            .deleteFrom('acting_reasons')
            .where('customer_id', '=', customerId)
            .where('given_at', '<', sql<Date>`now() - interval '1 day'`)
            .execute();
          await query
            .insertInto('acting_reasons')
            .values({ customer_id: customerId, account_id: principal.accountId, user_id: userId, reason })
            .execute();
          await audit(transaction, {
            principal: { ...principal, userId: null, actingReason: reason },
            traceId,
            action: operationId,
            objectType: 'customerUser',
            objectId: userId,
          });
          return { status: 204, body: undefined, headers: {} } as const;
        }),
      );
    },
  };
}
