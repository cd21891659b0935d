import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/* A fact and below it, muted, what belongs to it. */
export const CellLine = styled.span`
  display: block;
`;

export const CellDetail = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}
`;
