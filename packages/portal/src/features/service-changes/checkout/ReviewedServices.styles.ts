import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Services that an order is for, a line each. */
export const ReviewedLines = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Which one it is, and at the end what it costs. */
export const ReviewedLine = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[16]};
  overflow-wrap: anywhere;

  & > :last-child:not(:first-child) {
    white-space: nowrap;
  }
`;

/** Product, id and site. */
export const ReviewedName = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[8]};
`;
