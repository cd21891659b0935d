import { isOpticalStatus, type OpticalStatus } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleXFilled, IconFlag3Filled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { opticalStatusWord } from '../opticalWords.ts';

type Look = { tone: StatusTone } & ({ sector: Sector; icon?: never } | { icon: IconComponent; sector?: never });

const looks: Readonly<Record<OpticalStatus, Look>> = {
  REGISTERED: { tone: 'neutral', sector: 0 },
  PRESALE_REQUESTED: { tone: 'info', sector: 2 },
  IN_PROGRESS: { tone: 'info', sector: 4 },
  INPUT_NEEDED: { tone: 'attention', icon: IconFlag3Filled },
  ESTIMATED: { tone: 'info', sector: 5 },
  COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  NO_SOLUTION: { tone: 'critical', icon: IconCircleXFilled },
};

/** How far a request is. One that is not ours comes from a system behind a proxied API, and looks neutral. */
export function OpticalStatusLabel({ status, variant = 'plain' }: { status: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  const look: Look = isOpticalStatus(status) ? looks[status] : { tone: 'neutral', sector: 4 };
  return (
    <StatusLabel {...look} variant={variant}>
      {opticalStatusWord(intl, status)}
    </StatusLabel>
  );
}
