import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

export const PopoverRoot = styled.div`
  display: inline-flex;
  max-width: 100%;
`;

export const PopoverPanel = styled(MenuSurface)`
  width: max-content;
  min-width: min(240px, calc(100vw - 2 * ${token.space[8]}));
  padding: ${token.space[16]};

  /* Its content scrolls by itself, up to its own edges. */
  &:has(> [data-fills]) {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
  &:focus-visible {
    outline: none;
  }
`;
