import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const Time = styled.time`
  white-space: nowrap;

  /* Those of a list that the arrow keys lead to are no stops of the Tab key, which have no ring elsewhere. */
  &[tabindex]:focus-visible {
    border-radius: ${token.radius.control};
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focus};
  }
`;
