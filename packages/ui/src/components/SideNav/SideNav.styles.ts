import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { menuRow } from '../HeaderNav/MenuLink.styles.ts';

export const SideNavRoot = styled.div`
  min-width: 0;

  @media print {
    display: none;
  }
`;

/** Below large the menu is in a drawer, and this opens it. */
export const SideNavToggle = styled.div`
  ${from.large} {
    display: none;
  }
`;

export const SideNavFrame = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  box-sizing: border-box;
  width: 15rem;
  padding: ${token.space[12]} ${token.space[8]};
  border-inline-end: ${token.border.hairline} solid ${token.border.default};
  background: ${token.bg.surface};

  &[data-collapsed] {
    width: calc(${token.space[40]} + 2 * ${token.space[8]} + ${token.border.hairline});
  }
  &[data-place='page'] {
    ${below.large} {
      display: none;
    }
  }
  &[data-place='drawer'] {
    width: auto;
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const SideNavList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  /* The anchor of a tooltip is as wide as what it is about. */
  [data-collapsed] > & > li > span {
    display: flex;
  }
  /* Under the words of the group, which stand after its icon. */
  & & {
    margin-top: ${token.space[2]};
    padding-inline-start: ${token.space[32]};
  }
  & & & {
    padding-inline-start: ${token.space[16]};
  }
`;

/* As in the menus of the header, and higher. */
const row = css`
  ${menuRow}
  gap: ${token.space[12]};
  min-height: ${token.control.height.comfortable};
  margin: 0;
  padding-block: ${token.space[6]};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
  /* A closed group says that the page is in it. */
  &[data-holds-current] {
    font-weight: 600;
  }
  &[data-holds-current]:is([aria-expanded='false'], [data-collapsed]) {
    box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
  }
  &[data-collapsed] {
    justify-content: center;
    padding-inline: 0;
  }

  ${below.large} {
    min-height: ${token.control.height.touch};
  }
`;

export const SideNavLink = styled.a`
  ${row}
`;

export const SideNavButton = styled.button`
  ${row}

  & > svg:last-child:not(:first-child) {
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg:last-child:not(:first-child) {
    transform: rotate(180deg);
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg:last-child:not(:first-child) {
      transition: none;
    }
  }
`;

export const SideNavWords = styled.span`
  flex: 1;
  min-width: 0;

  [data-collapsed] > & {
    ${visuallyHidden}
  }
`;

/* At the corner of the icon while there are no words. */
export const SideNavBadge = styled.span`
  display: inline-flex;
  flex: none;

  [data-collapsed] > & {
    position: absolute;
    top: 6px;
    inset-inline-end: 4px;
  }
`;

export const SideNavFoot = styled.div`
  [data-collapsed] > & > span {
    display: flex;
  }
  padding-top: ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;
