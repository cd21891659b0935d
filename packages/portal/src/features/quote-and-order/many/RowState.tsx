import { StatusLabel } from '@skerry/ui';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconCopy,
  IconFlag3Filled,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const looks = {
  valid: { tone: 'positive', icon: IconCircleCheckFilled },
  ambiguous: { tone: 'attention', icon: IconFlag3Filled },
  notFound: { tone: 'attention', icon: IconAlertTriangle },
  duplicate: { tone: 'attention', icon: IconCopy },
  rejected: { tone: 'critical', icon: IconCircleXFilled },
} as const;

/** What was made of a row; a word of another system as it is. */
export function RowState({ state }: { state: string }) {
  const { formatMessage } = useIntl();
  if (!(state in looks)) return state;
  const known = state as keyof typeof looks;
  return <StatusLabel {...looks[known]}>{formatMessage({ id: `quoteMany.state.${known}` })}</StatusLabel>;
}
