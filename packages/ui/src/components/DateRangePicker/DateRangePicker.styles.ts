import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const RangeDash = styled.span`
  padding-inline: ${token.space[8]};
  color: ${token.text.muted};
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding-bottom: ${token.space[8]};
`;
