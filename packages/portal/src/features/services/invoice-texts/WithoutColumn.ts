import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* In the first column of a table, what has a column of its own where the window has room for it. */
export const WithoutColumn = styled.div`
  ${token.type.body}

  ${from.small} {
    display: none;
  }
`;
