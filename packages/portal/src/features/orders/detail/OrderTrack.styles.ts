import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Track = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[16]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
`;
