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

/** The sign and tone of a status. One that is not ours comes from a system behind a proxied API, and looks neutral. */
export function opticalLook(status: string): Look {
  return isOpticalStatus(status) ? looks[status] : { tone: 'neutral', sector: 4 };
}

/** How far a request is. */
export function OpticalStatusLabel({ status, variant = 'plain' }: { status: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  return (
    <StatusLabel {...opticalLook(status)} variant={variant}>
      {opticalStatusWord(intl, status)}
    </StatusLabel>
  );
}
