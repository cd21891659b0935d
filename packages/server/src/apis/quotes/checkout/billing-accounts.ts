import type { TenantQueries } from '../../../database/connect.ts';
import { invalid } from '../../../http/problem.ts';

export interface BillingAccount {
  id: string;
  name: string;
}

/** Whom an invoice of the customer can go to besides the customer itself, by name. */
export async function listBillingAccounts({ query, customerId }: TenantQueries): Promise<BillingAccount[]> {
  return query
    .selectFrom('billing_accounts')
    .select(['id', 'name'])
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** The account, or null for the customer itself. Throws 422 where the customer has no such account. */
export async function billingAccountOf(queries: TenantQueries, id: string | undefined): Promise<BillingAccount | null> {
  if (id === undefined || id === '') return null;
  const found = await findBillingAccount(queries, id);
  if (found === undefined) throw invalid({ field: 'billingAccountId', code: 'unknown' });
  return found;
}

export async function findBillingAccount(
  { query, customerId }: TenantQueries,
  id: string,
): Promise<BillingAccount | undefined> {
  return query
    .selectFrom('billing_accounts')
    .select(['id', 'name'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}
