import { isOpticalStatus, type OpticalStatus } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleXFilled, IconFlag3Filled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

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
export function OpticalStatusLabel({ status }: { status: string }) {
  const { formatMessage } = useIntl();
  if (!isOpticalStatus(status))
    return (
      <StatusLabel tone="neutral" sector={4}>
        {formatMessage({ id: 'optical.status.other' }, { code: status })}
      </StatusLabel>
    );
  return <StatusLabel {...looks[status]}>{formatMessage({ id: `optical.status.${status}` })}</StatusLabel>;
}
