import type { TenantQueries } from './connect.ts';

/** What the customer is called. */
export async function customerNameOf({ query, customerId }: TenantQueries): Promise<string> {
  const { name } = await query
    .selectFrom('customers')
    .select('name')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return name;
}
