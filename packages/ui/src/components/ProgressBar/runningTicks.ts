import { css, keyframes } from 'styled-components';
import { token } from '../../tokens/token.ts';

const run = keyframes`
  from { mask-position: 150% 0; }
  to { mask-position: -50% 0; }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

/** A row of bearing ticks with a light that runs along it. */
export const runningTicks = css`
  position: relative;
  height: ${token.component.bearingMinor};
  background: repeating-linear-gradient(90deg, ${token.bearing.track} 0 2px, transparent 2px 8px);

  &::after {
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(90deg, ${token.bearing.now} 0 2px, transparent 2px 8px);
    mask: linear-gradient(90deg, transparent, #000 20% 80%, transparent) no-repeat;
    mask-size: 34% 100%;
    content: '';
    animation: ${run} 1.6s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      mask: none;
      animation: ${pulse} 1.6s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: repeating-linear-gradient(90deg, GrayText 0 2px, transparent 2px 8px);
    &::after {
      background: repeating-linear-gradient(90deg, Highlight 0 2px, transparent 2px 8px);
    }
  }
`;
