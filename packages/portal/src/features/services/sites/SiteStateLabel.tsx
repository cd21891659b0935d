import type { SiteState } from '@skerry/contracts';
import { StatusLabel, token, type IconComponent, type StatusTone } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconProgress, IconQuestionMark } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pinShapes, type PinState } from '../map/pinShapes.ts';

/** The mark of the map: who knows it there knows it here. */
const iconOf = (state: PinState): IconComponent =>
  function StateIcon(props) {
    const { path, look } = pinShapes[state];
    return (
      <Mark viewBox="-1 -1 26 26" {...props} stroke="none" data-look={look}>
        <path d={path} />
      </Mark>
    );
  };

const Mark = styled.svg`
  fill: currentColor;

  &[data-look='attention'] {
    fill: ${token.tone.attention.solid};
    stroke: currentColor;
    stroke-width: 2;
  }
`;

const looks: Readonly<Record<SiteState, { tone: StatusTone; icon: IconComponent }>> = {
  DISTURBANCE: { tone: 'critical', icon: iconOf('DISTURBANCE') },
  ATTENTION: { tone: 'attention', icon: iconOf('ATTENTION') },
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
