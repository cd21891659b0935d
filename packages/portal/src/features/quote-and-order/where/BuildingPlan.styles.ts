import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const PlanFrame = styled.div`
  position: relative;
  min-width: 0;
  min-height: 20rem;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.map.land};

  & > svg {
    position: absolute;
    inset: 0;
  }
  & [data-part='range'] {
    fill: none;
    stroke: ${token.map.coast};
    stroke-dasharray: 2 4;
  }
  & path[data-part='range'] {
    stroke-dasharray: none;
  }
  & [data-part='address'] {
    stroke: ${token.map.label};
    stroke-width: 2;
  }
  & [data-part='bearing'] {
    fill: none;
    stroke: ${token.map.pinSelected};
    stroke-width: 2;
  }
  & text {
    fill: ${token.map.label};
    stroke: ${token.map.land};
    stroke-width: 3;
    paint-order: stroke;
    ${token.type.caption}
  }
  & text[data-part='north'] {
    ${token.type.label}
  }
`;

/** A building; all of its surroundings can be pressed. */
export const PlanMark = styled.g`
  cursor: pointer;

  & > [data-part='reach'] {
    fill: transparent;
  }
  & > [data-part='pin'] {
    fill: ${token.map.pin};
    stroke: ${token.map.halo};
    stroke-width: 2;
  }
  &[data-is-hovered] > [data-part='reach'] {
    stroke: ${token.map.pinSelected};
    stroke-width: 2;
  }
  & > text {
    fill: ${token.map.pinFg};
    stroke: none;
    ${token.type.label}
  }
`;

/** The coast around the address, in a corner. */
export const PlanAround = styled.div`
  position: absolute;
  right: ${token.space[12]};
  bottom: ${token.space[12]};
  width: 9rem;

  & > * {
    margin-bottom: 0;
  }
  ${below.small} {
    display: none;
  }
`;
