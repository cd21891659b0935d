import { isChangeStatus, type ChangeStatus } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import {
  IconArrowBackUp,
  IconCircleCheckFilled,
  IconCircleX,
  IconCircleXFilled,
  IconFlag3Filled,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { changeStatusWord } from './change-words.ts';

type Look = { tone: Exclude<StatusTone, 'draft'> } & (
  { sector: Sector; icon?: never } | { icon: IconComponent; sector?: never }
);

const looks: Readonly<Record<ChangeStatus, Look>> = {
  SUBMITTED: { tone: 'neutral', sector: 0 },
  ASSESSING: { tone: 'info', sector: 1 },
  NEED_INFO: { tone: 'attention', icon: IconFlag3Filled },
  APPROVED: { tone: 'info', sector: 3 },
  SCHEDULED: { tone: 'info', sector: 5 },
  IMPLEMENTING: { tone: 'info', sector: 7 },
  DONE: { tone: 'positive', icon: IconCircleCheckFilled },
  FAILED_ROLLED_BACK: { tone: 'critical', icon: IconArrowBackUp },
  REJECTED: { tone: 'critical', icon: IconCircleXFilled },
  CANCELLED: { tone: 'neutral', icon: IconCircleX },
};

/** How a status looks. One that is not ours looks neutral. */
export function changeStatusLook(status: string): Look {
  return isChangeStatus(status) ? looks[status] : { tone: 'neutral', sector: 0 };
}

/** How far a request is. */
export function ChangeStatusLabel({ status, variant = 'plain' }: { status: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  return (
    <StatusLabel {...changeStatusLook(status)} variant={variant}>
      {changeStatusWord(intl, status)}
    </StatusLabel>
  );
}
