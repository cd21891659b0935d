import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Rows of a sheet, divided by hairlines. */
export const Parts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Part = styled.li`
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  overflow-wrap: anywhere;
`;

export const PriceRow = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
`;

export const MessageText = styled.p`
  margin: 0;
  white-space: pre-line;
`;
