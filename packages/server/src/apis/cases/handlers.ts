import type { casesOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';

/** The built-in part of the cases API: who has moved from tickets to cases. */
export function casesHandlers(database: Database): Handlers<casesOperations> {
  return {
    async getMigratedCaseCustomer({ principal }) {
      const { query, customerId } = database.readsOf(principal);
      const { migrated_cases: migratedCustomer } = await query
        .selectFrom('customers')
        .select('migrated_cases')
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      return { status: 200, body: { migratedCustomer } };
    },
  };
}
