import type { portalUserOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { changedProfile } from './profile-rules.ts';
import { findProfile, updateProfile } from './profile.repository.ts';

const saved = { status: 204, body: undefined, headers: {} } as const;

/** Changes the caller's own row, which the token alone names. */
export function updateUserProfile(
  database: Database,
  directory: IdentityDirectory,
  call: OperationCall<portalUserOperations['updateUserProfile']>,
): Promise<typeof saved> {
  const { principal, body, traceId, operationId } = call;
  const { userId, accountId, customerId } = principal;
  if (userId === null) throw new ProblemError(403, { code: 'NO_PROFILE' });
  return database.withTenant({ customerId, scope: null }, (transaction) =>
    once(transaction, call, async () => {
      const before = await findProfile(transaction, userId, { forUpdate: true });
      if (before === undefined) throw new ProblemError(404);
      const after = changedProfile(before, body, { isInternal: principal.category === 'internalStaff' });
      const isRenamed = before.firstName !== after.firstName || before.lastName !== after.lastName;
      if (!isRenamed && before.cellphone === after.cellphone) return saved;
      const { email, firstName, lastName, locale } = after;
      const account = isRenamed
        ? await directory.change(transaction, accountId, { customerId, email, firstName, lastName, locale })
        : { accountId };
      await updateProfile(transaction, userId, account.accountId, after);
      await audit(transaction, {
        principal,
        traceId,
        action: operationId,
        objectType: 'customerUser',
        objectId: userId,
        before,
        after,
      });
      return saved;
    }),
  );
}
