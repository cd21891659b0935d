import type { PlannedSite } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconCopy,
  IconFlag3Filled,
  IconUserCog,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const looks = {
  valid: { tone: 'positive', icon: IconCircleCheckFilled },
  ambiguous: { tone: 'attention', icon: IconFlag3Filled },
  notFound: { tone: 'attention', icon: IconAlertTriangle },
  duplicate: { tone: 'attention', icon: IconCopy },
  rejected: { tone: 'critical', icon: IconCircleXFilled },
  byHand: { tone: 'info', icon: IconUserCog },
} as const;

/** What was made of a row; a word of another system as it is. */
export function RowState({ site }: { site: Pick<PlannedSite, 'state' | 'isByHand'> }) {
  const { formatMessage } = useIntl();
  const state = site.state === 'valid' && site.isByHand ? 'byHand' : site.state;
  if (!(state in looks)) return state;
  const known = state as keyof typeof looks;
  return <StatusLabel {...looks[known]}>{formatMessage({ id: `quoteMany.state.${known}` })}</StatusLabel>;
}
