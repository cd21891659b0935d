import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/* The size of the card to come. */
export const RoleCardPlace = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  box-sizing: border-box;
  padding: ${token.space[16]} ${token.space[20]};
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.surface};
`;
