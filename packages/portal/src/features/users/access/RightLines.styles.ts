import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Rights stand in lines, apart from the edges of their row. */
export const RightsBlock = styled.div`
  padding-block: ${token.space[8]};
  overflow-wrap: anywhere;
  white-space: normal;
`;

/* Each right apart from the next, where one takes two lines. */
export const RightLines = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
