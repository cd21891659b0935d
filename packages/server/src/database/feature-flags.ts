import type { TenantQueries } from './connect.ts';

/** The customer's feature flags; one that is missing is off. */
export async function findFeatureFlags({ query, customerId }: TenantQueries): Promise<Record<string, boolean>> {
  const rows = await query
    .selectFrom('customer_feature_flags')
    .select(['flag', 'is_on'])
    .where('customer_id', '=', customerId)
    .execute();
  return Object.fromEntries(rows.map(({ flag, is_on }) => [flag, is_on]));
}
