import type { StatusTone, IconComponent } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCalendarRepeat,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleX,
  IconEye,
  IconPencil,
  IconSearch,
  IconTool,
} from '@tabler/icons-react';
import { knownState, type KnownState } from './disturbanceWords.ts';

interface StateLook {
  tone: StatusTone;
  icon: IconComponent;
}

const looks: Readonly<Record<KnownState, StateLook>> = {
  INVESTIGATING: { tone: 'critical', icon: IconSearch },
  IDENTIFIED: { tone: 'critical', icon: IconAlertTriangleFilled },
  MONITORING: { tone: 'attention', icon: IconEye },
  RESOLVED: { tone: 'positive', icon: IconCircleCheckFilled },
  DRAFT: { tone: 'neutral', icon: IconPencil },
  TENTATIVE: { tone: 'neutral', icon: IconCircleDashed },
  CONFIRMED: { tone: 'info', icon: IconTool },
  RE_SCHEDULED: { tone: 'attention', icon: IconCalendarRepeat },
  IN_PROCESS: { tone: 'info', icon: IconTool },
  VERIFYING: { tone: 'info', icon: IconEye },
  COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  CANCELLED: { tone: 'neutral', icon: IconCircleX },
};

/** The sign and colour of a state. */
export function stateLook(state: string): StateLook {
  const known = knownState(state);
  return known === undefined ? { tone: 'neutral', icon: IconCircleDashed } : looks[known];
}
