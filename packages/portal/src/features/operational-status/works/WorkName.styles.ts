import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A name that takes as many lines as it needs, and what belongs to it. */
export const WorkName = styled.span`
  display: block;
  padding-block: ${token.space[8]};
  overflow-wrap: anywhere;
  white-space: normal;
`;
