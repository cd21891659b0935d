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

/** A text whose lines are as its writer broke them. */
export const WrittenText = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
