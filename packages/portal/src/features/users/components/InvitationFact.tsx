import type { CustomerUser } from '@skerry/contracts';
import { Button, Inline, Text } from '@skerry/ui';
import { DateTime } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { useResend } from '../useResend.ts';
import { InvitationState } from './InvitationState.tsx';

export interface InvitationFactProps {
  user: CustomerUser;
  invitation: NonNullable<CustomerUser['invitation']>;
  onOutdated: () => void;
}

/** An invitation that was not answered: until when its link is good, and what sends another. */
export function InvitationFact({ user, invitation: { state, validUntil }, onOutdated }: InvitationFactProps) {
  const { formatMessage } = useIntl();
  const { isPending, resend, canResend } = useResend(user, onOutdated);
  return (
    <Inline gap={12}>
      <InvitationState state={state} />
      {validUntil !== null && (
        <Text variant="caption" tone="muted">
          <FormattedMessage
            id={state === 'invited' ? 'users.invitation.validUntil' : 'users.invitation.expiredOn'}
            values={{ date: <DateTime value={validUntil} /> }}
          />
        </Text>
      )}
      {canResend && (
        <Button variant="ghost" size="small" isLoading={isPending} onClick={resend}>
          {formatMessage({ id: 'users.invitation.resend' })}
        </Button>
      )}
    </Inline>
  );
}
