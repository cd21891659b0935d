import type { ContactEmailState } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconAlertTriangle, IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const looks = {
  VERIFIED: { tone: 'positive', icon: IconCircleCheck },
  UNVERIFIED: { tone: 'attention', icon: IconAlertTriangle },
  BOUNCED: { tone: 'critical', icon: IconMailX },
} as const;

/** Whether somebody has confirmed that mails reach them there. */
export function EmailState({ state }: { state: ContactEmailState }) {
  const { formatMessage } = useIntl();
  return <StatusLabel {...looks[state]}>{formatMessage({ id: `contacts.emailState.${state}` })}</StatusLabel>;
}
