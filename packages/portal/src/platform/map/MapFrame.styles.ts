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

const appear = keyframes`
  from { opacity: 0; }
`;

/* Over the map, until coast and sites are there. What it says stands where the scale will. */
export const MapWaiting = styled.div`
  position: absolute;
  inset: 0;
  background: ${token.map.water};

  & > [role='status'] {
    position: absolute;
    bottom: ${token.space[12]};
    left: ${token.space[12]};
    padding: ${token.space[4]} ${token.space[8]};
    border-radius: ${token.radius.control};
    background: ${token.bg.surface};
    animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
  }
`;
