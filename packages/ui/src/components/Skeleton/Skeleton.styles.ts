import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const glint = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const SkeletonRoot = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  max-width: 100%;
  border-radius: ${token.radius.tag};
  background: linear-gradient(90deg, ${token.bg.skeleton} 30%, ${token.bg.skeletonGlint} 50%, ${token.bg.skeleton} 70%)
    0 0 / 200% 100%;
  /* What is there at once needs no skeleton: it would only flicker. */
  animation:
    ${appear} ${token.motion.fast} ${token.time.skeletonDelay} backwards,
    ${glint} 1.6s linear infinite;

  &[data-shape='text'] {
    height: ${token.component.skeletonBar};
  }
  &[data-shape='title'] {
    height: ${token.space[16]};
  }
  &[data-shape='control'] {
    height: ${token.control.height.comfortable};
    border-radius: ${token.radius.control};
  }
  &[data-shape='square'] {
    width: ${token.space[48]};
    height: ${token.space[48]};
  }
  &[data-shape='circle'] {
    width: ${token.component.avatar};
    height: ${token.component.avatar};
    border-radius: ${token.radius.round};
  }

  @media (prefers-reduced-motion: reduce) {
    background: ${token.bg.skeleton};
    animation: ${appear} ${token.motion.fast} ${token.time.skeletonDelay} backwards;
  }
  @media (forced-colors: active) {
    border: ${token.border.hairline} solid GrayText;
  }
`;
