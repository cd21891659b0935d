import { from, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Scale } from './scaleOf.ts';

/** How long a distance is on the map, as alternating bars. */
export function MapScale({ scale: { length, width } }: { scale: Scale }) {
  const { formatMessage } = useIntl();
  const isLong = length >= 1000;
  return (
    <ScaleRoot>
      {formatMessage(
        { id: isLong ? 'services.map.scale.km' : 'services.map.scale.m' },
        { length: isLong ? length / 1000 : length },
      )}
      <Bars style={{ width }} />
    </ScaleRoot>
  );
}

const ScaleRoot = styled.div`
  position: absolute;
  bottom: ${token.space[12]};
  left: ${token.space[12]};
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  pointer-events: none;

  /* The card of an open site stands in its place. */
  ${from.medium} {
    [data-map]:has(~ section) & {
      right: ${token.space[12]};
      left: auto;
    }
  }
  ${token.type.caption}
`;

const Bars = styled.div`
  height: 5px;
  border: 1px solid currentColor;
  background: repeating-linear-gradient(90deg, currentColor 0 25%, transparent 25% 50%);
`;
