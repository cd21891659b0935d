import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const OrderLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};

  & + & {
    margin-top: ${token.space[8]};
    padding-top: ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > :last-child {
    text-align: end;
    white-space: nowrap;
  }
`;
