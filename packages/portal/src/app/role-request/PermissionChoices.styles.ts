import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const AreaParts = styled.div`
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.surface};
`;

export const AreaPart = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space[24]};
  padding: ${token.space[12]} ${token.space[16]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  ${from.small} {
    grid-template-columns: 13rem minmax(0, 1fr);
    padding: ${token.space[16]} ${token.space[20]};
  }
`;

export const AreaHead = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  overflow-wrap: anywhere;
`;

export const AreaPermissions = styled.div`
  display: grid;
  gap: ${token.space[8]} ${token.space[24]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
