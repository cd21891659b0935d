import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import { drawing } from './drawSurroundings.ts';

/** Land and water, with what is marked on them. */
export const Drawing = styled.svg`
  /* Of one scale in any frame, which shows its middle. */
  flex: none;
  width: ${drawing.width}px;
  height: ${drawing.height}px;

  /* Shallow water along the coast, as on the map. */
  & .shoal3,
  & .shoal2,
  & .shoal1 {
    fill: none;
    stroke: ${token.map.shoal3};
    stroke-width: 44;
    stroke-linejoin: round;
  }
  & .shoal2 {
    stroke: ${token.map.shoal2};
    stroke-width: 26;
  }
  & .shoal1 {
    stroke: ${token.map.shoal1};
    stroke-width: 12;
  }
  /* From far away, the water between two coasts is not all shallow. */
  &[data-is-far] .shoal3 {
    stroke-width: 16;
  }
  &[data-is-far] .shoal2 {
    stroke-width: 9;
  }
  &[data-is-far] .shoal1 {
    stroke-width: 4;
  }
  & .land {
    fill: ${token.map.land};
    stroke: ${token.map.coast};
  }
  & .ring {
    fill: none;
    stroke: ${token.map.pin};
    stroke-width: 2;
  }
  & .pin {
    fill: ${token.map.pin};
    stroke: ${token.map.pinFg};
    stroke-width: 2;
  }
  & .line {
    fill: none;
    stroke: ${token.map.pin};
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  & .letter {
    fill: ${token.map.pinFg};
    stroke: none;
    ${token.type.bodyStrong}
  }
  & text:not(.letter) {
    fill: ${token.map.label};
    stroke: ${token.map.halo};
    stroke-width: 3;
    paint-order: stroke;
    ${token.type.caption}
  }
`;
