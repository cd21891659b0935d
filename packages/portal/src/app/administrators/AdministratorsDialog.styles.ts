import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const AdministratorList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const AdministratorRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[8]} 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;
