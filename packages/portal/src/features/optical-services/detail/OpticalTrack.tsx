import type { OpticalRequest, OpticalStatus } from '@skerry/contracts';
import { DateTime, type Step, Stepper, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { opticalLook } from '../components/OpticalStatusLabel.tsx';
import { opticalTrack } from '../opticalTrack.ts';
import { opticalStatusWord } from '../opticalWords.ts';

const Track = styled.div`
  padding: ${token.space[16]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
`;

/** How far a request is, and what comes of it. */
export function OpticalTrack({ request }: { request: OpticalRequest }) {
  const intl = useIntl();
  const track = opticalTrack(request);
  if (!track) return null;
  const hintOf = (status: OpticalStatus, at: string | null) => {
    if (at !== null) return <DateTime value={at} format="shortDate" />;
    return status === 'ESTIMATED' || status === 'COMPLETED'
      ? intl.formatMessage({ id: `optical.track.${status}` })
      : undefined;
  };
  return (
    <Track>
      <Stepper
        variant="track"
        label={intl.formatMessage({ id: 'optical.track' })}
        current={track.current}
        steps={track.steps.map(({ status, at }): Step => {
          const { tone, icon } = opticalLook(status);
          const hint = hintOf(status, at);
          return {
            id: status,
            label: opticalStatusWord(intl, status),
            ...((tone === 'attention' || tone === 'critical') && { tone, ...(icon && { icon }) }),
            ...(hint !== undefined && { hint }),
          };
        })}
      />
    </Track>
  );
}
