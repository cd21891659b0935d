import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Facts below the title, each as a whole. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[0]} ${token.space[16]};

  /* Two lines of facts rather than buttons in a line of their own. */
  ${from.medium} {
    ${below.large} {
      max-width: 21rem;
    }
  }
`;
