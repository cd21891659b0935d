import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What was written, with when, along a line. */
export const UpdateList = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0 0 0 ${token.space[12]};
  border-inline-start: 2px solid ${token.border.default};
  list-style: none;
`;

export const UpdateRow = styled.li`
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > :first-child {
    display: block;
  }
  ${from.small} {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${token.space[12]};
  }
`;
