import { styled } from 'styled-components';

/** A text whose lines are as its writer broke them. */
export const WrittenText = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: break-word;
`;
