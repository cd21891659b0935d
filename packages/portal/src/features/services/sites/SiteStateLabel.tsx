import type { Site, SiteState } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleMinus, IconQuestionMark } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { NoticesLabel } from '../../../platform/services-section/NoticesLabel.tsx';

/** The glyphs of its services' statuses. */
type Look = { tone: Exclude<StatusTone, 'draft'> } & (
  { sector: Sector; icon?: never } | { icon: IconComponent; sector?: never }
);

const looks: Readonly<Record<SiteState, Look>> = {
  DISTURBANCE: { tone: 'critical', icon: IconAlertTriangleFilled },
  ATTENTION: { tone: 'attention', icon: IconAlertTriangleFilled },
  INSTALLING: { tone: 'info', sector: 4 },
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

/** A state, and how many services it comes from, where that is known. */
export type SiteCondition = Pick<Site, 'state' | 'affectedServices' | 'degradedServices'>;

/** Why a site stands as it does, where it is known: what is degraded, or else how many services end. */
export function SiteReason({ site, variant = 'plain' }: { site: SiteCondition; variant?: 'plain' | 'flag' }) {
  const { formatMessage } = useIntl();
  const { state, affectedServices = 0, degradedServices } = site;
  const notices = affectedServices - (degradedServices ?? affectedServices);
  if (state !== 'ATTENTION' || degradedServices === undefined || (degradedServices === 0 && notices <= 0))
    return <SiteStateLabel state={state} variant={variant} />;
  return degradedServices > 0 ? (
    <StatusLabel tone="attention" icon={IconAlertTriangleFilled} variant={variant}>
      {formatMessage({ id: 'services.health.DEGRADED' })}
    </StatusLabel>
  ) : (
    <NoticesLabel count={notices} variant={variant} />
  );
}
