import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const TrendRoot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  margin-inline-start: ${token.space[8]};
  color: ${token.text.muted};
  ${token.type.label}

  &[data-tone='positive'] {
    color: ${token.tone.positive.fg};
  }
  &[data-tone='critical'] {
    color: ${token.tone.critical.fg};
  }
`;
