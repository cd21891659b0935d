import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A line of words in a `Sheet` without padding. */
export const SheetLine = styled.div`
  padding: 0 ${token.space[20]} ${token.space[16]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;
