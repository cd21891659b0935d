import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const UpdateFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
`;
