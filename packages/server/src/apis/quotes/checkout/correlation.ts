import type { quoteAndOrderOperations } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../../../database/connect.ts';
import { findFeatureFlags } from '../../../database/feature-flags.ts';
import { isStorable } from '../../../database/stored-text.ts';
import type { Handlers } from '../../../http/operation.ts';

/** Whether a service that a quote goes on from is the customer's, in so far as the caller sees it. Without the feature flag nobody looks. */
export async function checkCorrelation(
  queries: TenantQueries,
  correlationId: string,
): Promise<{ status: 'Ok' | 'Error'; message: string }> {
  const flags = await findFeatureFlags(queries);
  if (flags['performCorrelationValidation'] !== true) return { status: 'Ok', message: '' };
  if (!isStorable(correlationId)) return { status: 'Error', message: '' };
  const { rows } = await sql`
    select from services where customer_id = ${queries.customerId} and (order_service_id = ${correlationId} or service_id = ${correlationId}) limit 1`.execute(
    queries.query,
  );
  return { status: rows.length > 0 ? 'Ok' : 'Error', message: '' };
}

export function correlationHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderOperations>, 'validateCorrelationOwnership'> {
  return {
    async validateCorrelationOwnership({ principal, body, traceId: transactionId }) {
      const found = await checkCorrelation(database.readsOf(principal), body.correlationId.trim());
      return { status: 200, body: { ...found, transactionId } };
    },
  };
}
