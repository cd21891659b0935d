import { css, styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const MenuList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* In the menu of the header, an item that the header itself shows at that width is left out. */
export const MenuSlot = styled.li`
  &[data-in-header] {
    ${from.large} {
      &[data-highlight='always'] {
        display: none;
      }
    }
    ${from.extraLarge} {
      &[data-highlight='1'] {
        display: none;
      }
    }
    ${from.veryLarge} {
      &[data-highlight] {
        display: none;
      }
    }
  }
`;

/** A row of a menu, as link or as button. */
export const menuRow = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  width: 100%;
  min-height: 36px;
  padding: ${token.space[4]} ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.default};
  ${token.type.body}
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  & > svg {
    color: ${token.tone.neutral.icon};
  }
  &[data-size='touch'] {
    gap: ${token.space[12]};
    min-height: ${token.control.height.touch};
    ${token.type.reading}
  }
  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-current] {
    background: ${token.bg.selected};
    font-weight: 600;
    box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
  }
  ${focusRingInside}

  @media (forced-colors: active) {
    &[aria-current] {
      outline: ${token.border.strong} solid Highlight;
      outline-offset: calc(-1 * ${token.border.strong});
    }
  }
`;

export const MenuLinkRoot = styled.a`
  ${menuRow}
`;

export const MenuButton = styled.button`
  ${menuRow}
`;

/** Pushes what follows to the end of the row. */
export const MenuRowEnd = styled.span`
  display: inline-flex;
  margin-inline-start: auto;
`;
