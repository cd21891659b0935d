import type { CustomerUser } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconCircleCheckFilled, IconClockExclamation, IconMail } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const looks = {
  accepted: { tone: 'neutral', icon: IconCircleCheckFilled },
  invited: { tone: 'info', icon: IconMail },
  expired: { tone: 'attention', icon: IconClockExclamation },
} as const;

/** How far somebody has come from being invited. */
export function InvitationState({ state }: Pick<NonNullable<CustomerUser['invitation']>, 'state'>) {
  const { formatMessage } = useIntl();
  return <StatusLabel {...looks[state]}>{formatMessage({ id: `users.invitation.${state}` })}</StatusLabel>;
}
