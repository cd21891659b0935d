import type { CustomerUser } from '@skerry/contracts';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../platform/api/useIdempotencyKey.ts';
import { useResendInvitation } from './users.mutations.ts';
import { userFailure } from './userRefusal.ts';

/** Sends the invitation of a user again, and says what became of it. */
export function useResend(user: CustomerUser, onOutdated: () => void) {
  const alerts = useAlerts();
  const { isPending, start } = useResendInvitation();
  const keyOf = useIdempotencyKey();
  return {
    isPending,
    /** It was not answered, and the user may log in. */
    canResend: user.active && user.invitation !== undefined && user.invitation.state !== 'accepted',
    resend() {
      start(
        // Another key for each invitation that there is.
        { userId: user.id, idempotencyKey: keyOf([user.id, user.invitation]) },
        {
          done: ({ fullName, email, invitation }) => {
            if (invitation?.state === 'accepted') alerts.warning('users.invitation.alreadyAccepted', { fullName });
            else alerts.success('users.invitation.sent', { email });
          },
          failed: (error) => {
            const { message, isOutdated } = userFailure(error);
            alerts.failure(error, {
              title: { id: 'users.invitation.notSent', values: { email: user.email } },
              message,
            });
            if (isOutdated) onOutdated();
          },
        },
      );
    },
  };
}
