import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

export const Ring = styled.svg`
  flex: none;
  width: ${token.icon.small};
  height: ${token.icon.small};
  animation: ${turn} ${token.motion.bearing} steps(16) infinite;

  &[data-size='medium'] {
    width: ${token.icon.medium};
    height: ${token.icon.medium};
  }
  &[data-size='large'] {
    width: ${token.icon.large};
    height: ${token.icon.large};
  }
  &[data-size='extraLarge'] {
    width: calc(2 * ${token.icon.small});
    height: calc(2 * ${token.icon.small});
  }

  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} ${token.motion.bearing} ease-in-out infinite;
  }
`;

export const SpinnerRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.inline};
  color: ${token.bearing.now};
  ${token.type.body}
`;

export const SpinnerLabel = styled.span`
  color: ${token.text.muted};
`;
