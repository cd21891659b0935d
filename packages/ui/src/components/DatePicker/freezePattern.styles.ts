import { css } from 'styled-components';
import { token } from '../../tokens/token.ts';

/** A restricted area on a chart: hatched, inside a dashed line. For an element with `data-freeze` and the `data-edges` of `freezeEdges`. */
export const freezePattern = css`
  &[data-freeze] {
    position: relative;
    background-image: repeating-linear-gradient(
      45deg,
      transparent 0 7px,
      color-mix(in srgb, ${token.tone.limit.border} 60%, transparent) 7px 8px
    );
  }
  &[data-freeze]::before {
    position: absolute;
    inset: 0;
    border: 0 dashed ${token.tone.limit.solid};
    content: '';
    pointer-events: none;
  }
  &[data-edges~='top']::before {
    border-top-width: 2px;
  }
  &[data-edges~='end']::before {
    border-inline-end-width: 2px;
  }
  &[data-edges~='bottom']::before {
    border-bottom-width: 2px;
  }
  &[data-edges~='start']::before {
    border-inline-start-width: 2px;
  }

  @media (forced-colors: active) {
    /* Dates are read through the hatching only where it can be faint. */
    &[data-freeze] {
      background-image: none;
    }
    &[data-freeze]::before {
      border-color: CanvasText;
    }
  }
`;
