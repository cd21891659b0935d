import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import type { siteStates } from '../sites/siteStates.ts';
import { pinShapes } from './pinShapes.ts';

/** The mark of a state, as the map draws it. */
export function MapPin({ state }: { state: (typeof siteStates)[number] }) {
  const { path, look } = pinShapes[state];
  return (
    <PinRoot viewBox="-1 -1 26 26" aria-hidden data-look={look}>
      <path d={path} />
    </PinRoot>
  );
}

const PinRoot = styled.svg`
  flex: none;
  width: 14px;
  height: 14px;
  fill: ${token.map.pin};
  stroke: ${token.map.pin};

  &[data-look='outlined'] {
    fill: ${token.map.halo};
    stroke-width: 4;
  }

  &[data-look='attention'] {
    fill: ${token.tone.attention.solid};
    stroke: ${token.tone.attention.icon};
    stroke-width: 2;
  }

  &[data-look='critical'] {
    fill: ${token.tone.critical.solid};
    stroke: none;
  }

  &[data-look='faded'] {
    fill: ${token.text.muted};
    stroke: none;
  }
`;
