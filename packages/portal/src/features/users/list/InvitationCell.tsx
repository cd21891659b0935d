import type { CustomerUser } from '@skerry/contracts';
import { IconButton, Inline } from '@skerry/ui';
import { IconMailForward } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useResend } from '../useResend.ts';
import { InvitationState } from '../components/InvitationState.tsx';

export interface InvitationCellProps {
  user: CustomerUser;
  /** The user is not as it is shown here: it was changed or deleted meanwhile. */
  onOutdated: () => void;
}

/** The invitation of a user in the list, with what sends it again where it was not answered. */
export function InvitationCell({ user, onOutdated }: InvitationCellProps) {
  const { formatMessage } = useIntl();
  const { isPending, resend, canResend } = useResend(user, onOutdated);
  if (!user.invitation) return null;
  return (
    <Inline gap={12} wraps={false}>
      <InvitationState state={user.invitation.state} />
      {canResend && (
        <IconButton
          icon={IconMailForward}
          size="small"
          isLoading={isPending}
          label={formatMessage({ id: 'users.invitation.resendTo' }, { fullName: user.fullName })}
          onClick={resend}
        />
      )}
    </Inline>
  );
}
