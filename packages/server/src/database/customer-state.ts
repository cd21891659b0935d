import type { TenantQueries } from './connect.ts';
import { findFeatureFlags } from './feature-flags.ts';

/** The facts that decide whether the customer has service changes. */
export async function findCustomerState(
  queries: TenantQueries,
): Promise<{ migratedCustomer: boolean; featureFlags: Record<string, boolean> }> {
  const { migrated_cases: migratedCustomer } = await queries.query
    .selectFrom('customers')
    .select('migrated_cases')
    .where('customer_id', '=', queries.customerId)
    .executeTakeFirstOrThrow();
  return { migratedCustomer, featureFlags: await findFeatureFlags(queries) };
}
