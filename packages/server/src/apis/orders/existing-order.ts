import type { TenantQueries } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { StoredOrder } from './order-row.ts';
import { findOrder } from './orders.repository.ts';

/** The order, or 404, for another customer's as well. */
export async function existingOrder(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredOrder> {
  const stored = await findOrder(queries, id, options);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}
