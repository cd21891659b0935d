import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import type { siteStates } from '../sites/siteStates.ts';
import type { Position } from '../../../platform/base-map/Position.ts';
import { pinShapes } from './pinShapes.ts';

const size = 14;

export interface MapPinProps {
  state: (typeof siteStates)[number];
  /** Within a drawing, the middle of the mark. */
  at?: Position;
}

/** The mark of a state, as the map draws it. */
export function MapPin({ state, at }: MapPinProps) {
  const { path, look } = pinShapes[state];
  return (
    <PinRoot
      viewBox="-1 -1 26 26"
      aria-hidden
      data-look={look}
      {...(at && { x: at[0] - size / 2, y: at[1] - size / 2, width: size, height: size })}
    >
      <path d={path} />
    </PinRoot>
  );
}

const PinRoot = styled.svg`
  flex: none;
  width: ${size}px;
  height: ${size}px;
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
