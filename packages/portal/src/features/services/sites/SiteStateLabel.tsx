import type { SiteState } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type StatusTone } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconProgress,
  IconQuestionMark,
  IconSquareRotatedFilled,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const looks: Readonly<Record<SiteState, { tone: StatusTone; icon: IconComponent }>> = {
  DISTURBANCE: { tone: 'critical', icon: IconSquareRotatedFilled },
  ATTENTION: { tone: 'attention', icon: IconAlertTriangleFilled },
  INSTALLING: { tone: 'info', icon: IconProgress },
  IN_SERVICE: { tone: 'positive', icon: IconCircleCheckFilled },
  ENDED: { tone: 'neutral', icon: IconCircleMinus },
};

/** The worst of a site's services; a state that isn't known as it came. */
export function SiteStateLabel({ state, variant = 'plain' }: { state: SiteState; variant?: 'plain' | 'flag' }) {
  const { formatMessage } = useIntl();
  return Object.hasOwn(looks, state) ? (
    <StatusLabel {...looks[state]} variant={variant}>
      {formatMessage({ id: `services.siteState.${state}` })}
    </StatusLabel>
  ) : (
    <StatusLabel tone="neutral" icon={IconQuestionMark} variant={variant}>
      {state}
    </StatusLabel>
  );
}
