import { css } from 'styled-components';
import { token } from '../tokens/token.ts';

/** Ring inside the edge: for rows and menu items, whose neighbours touch them. */
export const focusRingInside = css`
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
`;
