import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const PanelList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PanelRow = styled.li`
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  @media print {
    break-inside: avoid;
  }
`;
