import type { CustomerUser } from '@skerry/contracts';
import { Button, DateTime, Text, token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useResend } from '../useResend.ts';
import { InvitationState } from '../components/InvitationState.tsx';

/* Where the button has a line of its own, its words begin where the others do. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};

  /* And it makes the line no higher. */
  & > button {
    margin-block: calc(-1 * ${token.space[6]});
    margin-inline-start: calc(-1 * ${token.control.paddingX.compact});
    flex-shrink: 0;
  }
`;

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
    <Line>
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
    </Line>
  );
}
