import { below, from, token } from '@skerry/ui';
import { keyframes, styled } from 'styled-components';

export const MapFrame = styled.div`
  position: relative;
  height: 60vh;
  min-height: 320px;
  ${below.small} {
    height: 56vh;
    min-height: 300px;
  }
  overflow: hidden;
  border-radius: ${token.radius.surface} ${token.radius.surface} 0 0;
  background: ${token.map.water};

  ${from.large} {
    flex: 1;
    height: auto;
  }
`;

/* What MapLibre's own style sheet says of the parts that are used here. */
export const MapCanvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  .maplibregl-canary {
    background-color: salmon;
  }

  .maplibregl-canvas-container {
    width: 100%;
    height: 100%;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  .maplibregl-canvas-container:active {
    cursor: grabbing;
  }

  .maplibregl-canvas {
    position: absolute;
    inset: 0 auto auto 0;
  }

  .maplibregl-canvas:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }

  .maplibregl-boxzoom {
    position: absolute;
    top: 0;
    left: 0;
    width: 0;
    height: 0;
    border: 2px dashed ${token.map.pinSelected};
    background: color-mix(in srgb, ${token.map.pin} 15%, transparent);
  }
`;

/* One panel, as the buttons belong together. */
export const MapControls = styled.div`
  position: absolute;
  top: ${token.space[12]};
  right: ${token.space[12]};
  display: flex;
  flex-direction: column;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};

  & > * + * {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

const glint = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const glintColour = `color-mix(in srgb, ${token.map.land}, ${token.bg.surface} 45%)`;

/* Over the map, until coast and sites are there: of the colour of land, which is not taken for an empty map. */
export const MapWaiting = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  color: ${token.map.label};
  background: linear-gradient(90deg, ${token.map.land} 30%, ${glintColour} 50%, ${token.map.land} 70%) 0 0 / 200% 100%;
  animation: ${glint} 1600ms linear infinite;

  & > span {
    animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
  }
  @media (prefers-reduced-motion: reduce) {
    background: ${token.map.land};
    animation: none;
  }
`;
