import type { Transaction } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { findAdministrators } from './administrators.repository.ts';

/**
 * Refuses what the transaction has done to rights where nobody is left who administers the customer's users, or where the caller no longer
 * does. `before` is who did.
 */
export async function refuseLossOfAdministrators(
  transaction: Transaction,
  { userId }: Pick<Principal, 'userId'>,
  before: readonly { id: string }[],
): Promise<void> {
  const after = await findAdministrators(transaction);
  const isOne = (administrators: readonly { id: string }[]) => administrators.some(({ id }) => id === userId);
  if (isOne(before) && !isOne(after)) throw new ProblemError(409, { code: 'OWN_ACCOUNT' });
  if (before.length > 0 && after.length === 0) throw new ProblemError(409, { code: 'LAST_ADMINISTRATOR' });
}
