import type { CustomerUser, userAdminOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { tooManyInvitations } from '../../identity-provider/invitations/limited-invitations.ts';
import { noteInvitation, secondsToInvitation } from '../../identity/invitations.ts';
import { refuseMightier } from './role-group-rules.ts';
import { auditUser, directoryUser, existing } from './user-changes.ts';
import { rightsOfUser } from './users.repository.ts';

/** Mails that one person gets within a day, beside the first. */
const maxInvitationsPerDay = 3;

/** Invitations that were not answered, sent again. */
export function invitationHandlers(
  database: Database,
  directory: IdentityDirectory,
): Pick<Handlers<userAdminOperations>, 'resendInvitation'> {
  return {
    resendInvitation: (call) =>
      database.withTenant(call.principal, (transaction) =>
        // The key is for this user's invitation alone.
        once(transaction, { ...call, body: { userId: call.path.userId } }, async () => {
          const stored = await existing(transaction, call.path.userId, { forUpdate: true });
          const { user, accountId } = stored;
          refuseMightier(call.principal, await rightsOfUser(transaction, user.id));
          if (!user.active) throw new ProblemError(409, { code: 'USER_INACTIVE' });
          // Whether somebody who has not signed in here has a password is not for the caller to learn: all are answered and counted alike.
          if (user.lastLoginAt !== null) return answer(user);
          const seconds = await secondsToInvitation(transaction, user.id, maxInvitationsPerDay);
          if (seconds !== undefined) throw tooManyInvitations(seconds);
          // What another provider has mailed is not taken back, so it comes after all that could be refused.
          await directory.invite(transaction, accountId, directoryUser(transaction, user));
          await noteInvitation(transaction, user.id);
          const { user: invited } = await existing(transaction, user.id);
          await auditUser(transaction, call, { before: user, after: invited });
          return answer(invited);
        }),
      ),
  };
}

function answer(user: CustomerUser) {
  return { status: 200, body: user, headers: { ETag: etagOf(user) } } as const;
}
